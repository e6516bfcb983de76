// Codes with which people review design firms: issued, listed without themselves, voided.
import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { reviewCodeStates } from '#contracts/offers/building-enums.ts';
import type { ReviewCode } from '#contracts/offers/reviews.ts';
import type { Pagination } from '#contracts/values.ts';
import { Confirm } from '#web/forms/confirm.tsx';
import { useConfirmed } from '#web/forms/use-confirmed.ts';
import { staffMeta } from '#web/staff/kit/staff-meta.ts';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { useWords } from '#web/platform/language.tsx';
import type { Outcome } from '#web/platform/calls/outcome.ts';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { middleOf } from '#web/reviews/job-month.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { Route } from './+types/codes.page.ts';
import { namedIn, pageIn, readAsStaff } from '#web/staff/kit/read-as-staff.ts';
import { Chips, StaffList } from '#web/staff/kit/staff-list.tsx';
import { IssueCode } from './issue-code.tsx';
import { readCodes, voidCode } from './review-calls.ts';

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...pageData(context, 'staffFirms'),
  list: undefined as Outcome<{ items: ReviewCode[]; pagination: Pagination }> | undefined,
});

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams;
  const read = readAsStaff((api) => readCodes(api, { state: namedIn(params, 'state', reviewCodeStates), page: pageIn(params) }));
  const [data, list] = await Promise.all([serverLoader(), read]);
  return { ...data, list };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) => staffMeta(matches, (t) => t('staffFirms.codesTitle'));

export const HydrateFallback = StaffSkeleton;

const tones = { issued: 'green', used: 'info', voided: 'red', expired: 'gold' } as const;

function CodeRow({ code, onVoid }: { code: ReviewCode; onVoid: () => void }) {
  const { t, fmt, lng } = useWords();
  const { PostID, company, project, month, email, phone, state, issuedAt, issuedBy, expiresAt, usedAt } = code;
  const until = usedAt ? t('staffFirms.codeUsed', { date: fmt.date(usedAt) }) : t('staffFirms.codeExpires', { date: fmt.date(expiresAt) });
  const whose = [email, phone ? fmt.phone(phone) : null].filter(Boolean).join(' · ');
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 lg:px-5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="m-0 flex flex-wrap items-center gap-x-2.5 font-semibold wrap-anywhere">
          {company[lng]}
          <span className="text-small font-normal text-muted">{t('staffFirms.firmNumber', { number: fmt.plain(PostID) })}</span>
          <Tag tone={tones[state]}>{t(`enums.reviewCodeState_${state}`)}</Tag>
        </p>
        <p className="m-0 text-ui wrap-anywhere">
          {t('staffFirms.jobOf', { project, month: fmt.monthYear(middleOf(month)) })}
          {whose ? ` · ${whose}` : null}
        </p>
        <p className="m-0 text-small text-muted">
          {t('staffFirms.codeIssuedBy', { name: issuedBy, time: fmt.dateTime(issuedAt) })} · {until}
        </p>
      </div>
      {state === 'issued' ? (
        <Button kind="outline" aria-label={t('staffFirms.codeVoidOf', { name: company[lng] })} onClick={onVoid} className="!text-danger">
          {t('staffFirms.codeVoid')}
        </Button>
      ) : null}
    </li>
  );
}

function VoidCode({ code, onClose, onDone }: { code: ReviewCode; onClose: () => void; onDone: () => void }) {
  const { t, lng } = useWords();
  // Read again also where it was refused: then it has changed elsewhere.
  const { busy, act } = useConfirmed(voidCode, { done: t('staffFirms.codeVoided'), onClose: onDone });
  return (
    <Confirm
      onClose={onClose}
      title={t('staffFirms.codeVoidTitle')}
      yes={t(busy ? 'staffFirms.sending' : 'staffFirms.codeVoid')}
      busy={busy}
      onYes={() => act(code._id)}
    >
      {t('staffFirms.codeVoidText', { name: code.company[lng], project: code.project })}
    </Confirm>
  );
}

function Codes({ items }: { items: readonly ReviewCode[] }) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<ReviewCode>();
  const close = (): void => setAsked(undefined);
  const done = (): void => {
    close();
    void revalidate();
  };
  return (
    <>
      <ul className="m-0 list-none p-0">
        {items.map((code) => (
          <CodeRow key={code._id} code={code} onVoid={() => setAsked(code)} />
        ))}
      </ul>
      {asked ? <VoidCode code={asked} onClose={close} onDone={done} /> : null}
    </>
  );
}

export default function ReviewCodesPage({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { revalidate } = useRevalidator();
  return (
    <div className="mx-auto max-w-5xl">
      <h1 className="m-0">{t('staffFirms.codesTitle')}</h1>
      <p className="mt-1 mb-5 text-muted">{t('staffFirms.codesLead')}</p>
      <IssueCode onIssued={() => void revalidate()} />
      <StaffList
        outcome={loaderData.list}
        empty={t('staffFirms.codesEmpty')}
        failed={t('staffFirms.codesFailed')}
        filters={
          <Chips
            name="state"
            label={t('staffFirms.codeStates')}
            chosen={namedIn(params, 'state', reviewCodeStates)}
            options={[[undefined, t('staffFirms.allStates')], ...reviewCodeStates.map((state) => [state, t(`enums.reviewCodeState_${state}`)] as const)]}
          />
        }
      >
        {(items) => <Codes items={items} />}
      </StaffList>
    </div>
  );
}
