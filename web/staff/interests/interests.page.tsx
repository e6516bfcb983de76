// Who is interested in group buildings and in the work of firms: for staff to call, to note, and to take along as a file.
import { Download } from 'lucide-react';
import { useRevalidator, useSearchParams } from 'react-router';
import { interestKinds, interestStates } from '#contracts/offers/building-enums.ts';
import { interests, type Interest } from '#contracts/offers/interests.ts';
import { can } from '#contracts/accounts/staff-rights.ts';
import type { Pagination } from '#contracts/values.ts';
import { staffMeta } from '#web/staff/kit/staff-meta.ts';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { download } from '#web/platform/calls/download.ts';
import { useWords } from '#web/platform/language.tsx';
import type { Outcome } from '#web/platform/calls/outcome.ts';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { useSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/interests.page.ts';
import { namedIn, pageIn, readAsStaff, wordsIn } from '#web/staff/kit/read-as-staff.ts';
import { Chips, StaffList, SearchBox } from '#web/staff/kit/staff-list.tsx';
import { readInterestFile, readInterests, type InterestQuery } from './interest-calls.ts';
import { InterestRow } from './interest-row.tsx';

export const handle = { cache: false };

const queryIn = (params: URLSearchParams): InterestQuery => ({
  kind: namedIn(params, 'kind', interestKinds),
  state: namedIn(params, 'state', interestStates),
  q: wordsIn(params),
  page: pageIn(params),
});

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...pageData(context, 'staffFirms'),
  list: undefined as Outcome<{ items: Interest[]; pagination: Pagination }> | undefined,
});

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const query = queryIn(new URL(request.url).searchParams);
  const [data, list] = await Promise.all([serverLoader(), readAsStaff((api) => readInterests(api, query))]);
  return { ...data, list };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) => staffMeta(matches, (t) => t('staffFirms.interestsTitle'));

export const HydrateFallback = StaffSkeleton;

function FileButton({ query }: { query: InterestQuery }) {
  const { t } = useWords();
  const { user } = useSession();
  const { run, pending } = useCall(readInterestFile);
  const get = async (): Promise<void> => {
    const outcome = await run(query);
    if (outcome?.ok) download(`uthan-interests-${new Date().toISOString().slice(0, 10)}.csv`, outcome.value);
    else if (outcome) showToast('error', t('staffFirms.csvFailed'));
  };
  if (!can(user, interests.staffList, { format: 'csv' })) return null;
  return (
    <Button kind="outline" disabled={pending} aria-busy={pending} onClick={() => void get()}>
      <Download aria-hidden="true" className="size-5" />
      {t(pending ? 'staffFirms.csvMaking' : 'staffFirms.csv')}
    </Button>
  );
}

export default function InterestsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { revalidate } = useRevalidator();
  const query = queryIn(params);
  return (
    <div className="mx-auto max-w-5xl">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="m-0">{t('staffFirms.interestsTitle')}</h1>
          <p className="mt-1 mb-0 text-muted">{t('staffFirms.interestsLead')}</p>
        </div>
        <FileButton query={query} />
      </div>
      <StaffList
        outcome={loaderData.list}
        empty={t('staffFirms.interestsEmpty')}
        failed={t('staffFirms.interestsFailed')}
        filters={
          <>
            <SearchBox label={t('staffFirms.interestSearch')} q={query.q} />
            <Chips
              name="kind"
              label={t('staffFirms.interestKinds')}
              chosen={query.kind}
              options={[[undefined, t('staffFirms.allStates')], ...interestKinds.map((kind) => [kind, t(`staffFirms.interestKind_${kind}`)] as const)]}
            />
            <Chips
              name="state"
              label={t('staffFirms.interestStates')}
              chosen={query.state}
              options={[[undefined, t('staffFirms.allStates')], ...interestStates.map((state) => [state, t(`enums.interestState_${state}`)] as const)]}
            />
          </>
        }
      >
        {(items) => (
          <ul className="m-0 list-none p-0">
            {items.map((interest) => (
              <InterestRow key={interest._id} interest={interest} onNoted={() => void revalidate()} />
            ))}
          </ul>
        )}
      </StaffList>
    </div>
  );
}
