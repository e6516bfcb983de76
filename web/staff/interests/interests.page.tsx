// Who is interested in group buildings and in the work of firms: for staff to call, to note, and to take along as a file.
import { useRevalidator } from 'react-router';
import { interestKinds, interestStates } from '#contracts/offers/building-enums.ts';
import { interests } from '#contracts/offers/interests.ts';
import { useWords } from '#web/platform/language.tsx';
import { anyOf, search, staffList } from '#web/staff/kit/filters.ts';
import { listClientLoader, staffLoader, staffMeta } from '#web/staff/kit/staff-route.ts';
import { ListPage, useIsFiltered } from '#web/staff/kit/staff-list.tsx';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { refreshStaffCounts, useStaffCounts } from '#web/staff/staff-counts.ts';
import type { Route } from './+types/interests.page.ts';
import { InterestRow } from './interest-row.tsx';

export const handle = { cache: false };

const list = staffList(interests.staffList, {
  q: search((t) => t('staffFirms.interestSearch')),
  kind: anyOf(interestKinds, {
    as: 'select',
    label: (t) => t('staffFirms.interestKinds'),
    all: (t) => t('staffFirms.interestKind_all'),
    text: ({ t }, kind) => t(`staffFirms.interestKind_${kind}`),
  }),
  state: anyOf(interestStates, {
    as: 'select',
    label: (t) => t('staffFirms.interestStates'),
    all: (t) => t('staffFirms.interestStateAll'),
    text: ({ t }, state) => t(`enums.interestState_${state}`),
  }),
});

export const loader = staffLoader('staffFirms');
export const clientLoader = listClientLoader(list);
export const meta = staffMeta((t) => t('staffFirms.interestsTitle'));
export const HydrateFallback = StaffSkeleton;

export default function InterestsPage({ loaderData: { answer } }: Route.ComponentProps) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const fresh = useStaffCounts()?.interests;
  const isFiltered = useIsFiltered(list.filters);
  const readAgain = (): void => {
    void revalidate();
    void refreshStaffCounts();
  };
  return (
    <ListPage
      title={t('staffFirms.interestsTitle')}
      lead={t('staffFirms.interestsLead')}
      list={list}
      answer={answer}
      file="interests"
      {...(fresh && !isFiltered ? { found: (count: number) => t('staffFirms.interestsFound', { count, fresh }) } : {})}
      empty={t('staffFirms.interestsEmpty')}
      failed={t('staffFirms.interestsFailed')}
      row={(interest) => <InterestRow key={interest._id} interest={interest} onNoted={readAgain} />}
    />
  );
}
