// The register of requests by authorities and rights holders: what was asked, by when it is answered, and how it was.
import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { limits } from '#contracts/limits.ts';
import { legalRequestKinds, legalRequestStates } from '#contracts/staff/legal-request-enums.ts';
import { legalRequests } from '#contracts/staff/legal-requests.ts';
import { useWords } from '#web/platform/language.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { anyOf, search, staffList } from '#web/staff/kit/filters.ts';
import { ListPage } from '#web/staff/kit/staff-list.tsx';
import { listClientLoader, staffLoader, staffMeta } from '#web/staff/kit/staff-route.ts';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { useAsked } from '#web/staff/kit/use-asked.ts';
import type { Route } from './+types/legal-requests.page.ts';
import { LegalRequestRow } from './legal-request-row.tsx';
import { EndHold, type EndingHold } from './post-holds.tsx';

export const handle = { cache: false };

const list = staffList(legalRequests.list, {
  q: search((t) => t('legalRequests.staffFind')),
  kind: anyOf(legalRequestKinds, {
    as: 'select',
    label: (t) => t('legalRequests.staffKinds'),
    all: (t) => t('legalRequests.staffKindAll'),
    text: ({ t }, kind) => t(`legalRequests.staffKind_${kind}`),
  }),
  state: anyOf(legalRequestStates, {
    as: 'select',
    label: (t) => t('legalRequests.staffStates'),
    all: (t) => t('legalRequests.staffStateAll'),
    text: ({ t }, state) => t(`legalRequests.state_${state}`),
  }),
});

export const loader = staffLoader('legalRequests', 'forms');
export const clientLoader = listClientLoader(list);
export const meta = staffMeta((t) => t('legalRequests.staffTitle'));
export const HydrateFallback = StaffSkeleton;

export default function LegalRequestsPage({ loaderData: { answer } }: Route.ComponentProps) {
  const { t, fmt } = useWords();
  const { revalidate } = useRevalidator();
  const { asked, ask, dialog } = useAsked<EndingHold>();
  // From the page of a post; it stays while the register is searched for the request.
  const [params] = useSearchParams();
  const [post] = useState(() => /^\d{1,12}$/.exec(params.get('post') ?? '')?.[0]);
  return (
    <>
      <ListPage
        title={t('legalRequests.staffTitle')}
        lead={t('legalRequests.staffLead', { days: limits.legalRequests.answerDays })}
        list={list}
        above={
          post ? (
            <div className="mb-4">
              <Notice tone="info">{t('legalRequests.holdChoose', { number: fmt.plain(Number(post)) })}</Notice>
            </div>
          ) : null
        }
        file="legal-requests"
        answer={answer}
        empty={t('legalRequests.staffEmpty')}
        failed={t('legalRequests.staffFailed')}
        row={(request) => <LegalRequestRow key={request._id} request={request} post={post} onSaved={() => void revalidate()} onEnd={ask} />}
      />
      {asked ? <EndHold hold={asked} {...dialog} /> : null}
    </>
  );
}
