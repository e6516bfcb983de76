// Codes with which people review design firms: issued, listed without themselves, voided.
import { Ban, Plus } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { reviewCodeStates } from '#contracts/offers/building-enums.ts';
import { reviews, type ReviewCode } from '#contracts/offers/reviews.ts';
import { Confirm } from '#web/forms/confirm.tsx';
import { useConfirmed } from '#web/forms/use-confirmed.ts';
import { useWords } from '#web/platform/language.tsx';
import { middleOf } from '#web/reviews/job-month.ts';
import { anyOf, staffList } from '#web/staff/kit/filters.ts';
import { listClientLoader, staffLoader, staffMeta } from '#web/staff/kit/staff-route.ts';
import { Facts, Row } from '#web/staff/kit/row.tsx';
import { MenuAction, RowMenu } from '#web/staff/kit/row-menu.tsx';
import { ListPage } from '#web/staff/kit/staff-list.tsx';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { useAsked } from '#web/staff/kit/use-asked.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { Route } from './+types/codes.page.ts';
import { IssueCode } from './issue-code.tsx';
import { voidCode } from './review-calls.ts';

export const handle = { cache: false };

const list = staffList(reviews.codes, {
  PostID: null,
  state: anyOf(reviewCodeStates, {
    label: (t) => t('staffFirms.codeStates'),
    all: (t) => t('staff.all'),
    text: ({ t }, state) => t(`enums.reviewCodeState_${state}`),
  }),
});

export const loader = staffLoader('staffFirms', 'forms');
export const clientLoader = listClientLoader(list);
export const meta = staffMeta((t) => t('staffFirms.codesTitle'));
export const HydrateFallback = StaffSkeleton;

const tones = { issued: 'green', used: 'plain', voided: 'plain', expired: 'plain' } as const;

function CodeRow({ code, onVoid }: { code: ReviewCode; onVoid: () => void }) {
  const { t, fmt, lng } = useWords();
  const { PostID, company, project, month, email, phone, state, issuedAt, issuedBy, expiresAt, usedAt } = code;
  const until = usedAt ? t('staffFirms.codeUsed', { date: fmt.date(usedAt) }) : t('staffFirms.codeExpires', { date: fmt.date(expiresAt) });
  const whose = [email, phone ? fmt.phone(phone) : null].filter(Boolean).join(' · ');
  const act =
    state === 'issued' ? (
      <RowMenu label={t('staff.menuOf', { name: company[lng] })}>
        <MenuAction icon={<Ban aria-hidden="true" />} danger onSelect={onVoid}>
          {t('staffFirms.codeVoid')}
        </MenuAction>
      </RowMenu>
    ) : undefined;
  const tag = <Tag tone={tones[state]}>{t(`enums.reviewCodeState_${state}`)}</Tag>;
  const job = t('staffFirms.jobOf', { project, month: fmt.monthYear(middleOf(month)) });
  const by = t('staffFirms.codeIssuedBy', { name: issuedBy, time: fmt.date(issuedAt) });
  return (
    <Row
      title={company[lng]}
      tags={tag}
      menu={act}
      cells={[
        <Facts key="until" parts={[until, whose, t('staff.number', { number: fmt.plain(PostID) })]} />,
        <div key="by" className="max-lg:hidden">
          <Facts parts={[by]} />
        </div>,
      ]}
    >
      <Facts parts={[job]} />
    </Row>
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
      yes={t(busy ? 'staff.sending' : 'staffFirms.codeVoid')}
      busy={busy}
      onYes={() => act(code._id)}
    >
      {t('staffFirms.codeVoidText', { name: code.company[lng], project: code.project })}
    </Confirm>
  );
}

export default function ReviewCodesPage({ loaderData: { answer } }: Route.ComponentProps) {
  const { t } = useWords();
  const { asked, ask, dialog } = useAsked<ReviewCode>();
  const { revalidate } = useRevalidator();
  const [issuing, setIssuing] = useState(false);
  const another = (
    <Button aria-expanded={issuing} onClick={() => setIssuing(!issuing)}>
      <Plus aria-hidden="true" className="size-5" />
      {t('staffFirms.codeNew')}
    </Button>
  );
  return (
    <>
      <ListPage
        title={t('staffFirms.codesTitle')}
        lead={t('staffFirms.codesLead')}
        actions={another}
        above={
          issuing ? (
            <div className="mb-5">
              <IssueCode onIssued={() => void revalidate()} />
            </div>
          ) : null
        }
        list={list}
        answer={answer}
        empty={t('staffFirms.codesEmpty')}
        failed={t('staffFirms.codesFailed')}
        row={(code) => <CodeRow key={code._id} code={code} onVoid={() => ask(code)} />}
      />
      {asked ? <VoidCode code={asked} {...dialog} /> : null}
    </>
  );
}
