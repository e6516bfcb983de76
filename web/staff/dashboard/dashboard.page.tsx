// The product in figures, for staff.
import { useRevalidator } from 'react-router';
import { dashboard, type Dashboard } from '#contracts/staff/dashboard.ts';
import { call } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { outcomeOf, type Outcome } from '#web/platform/calls/outcome.ts';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { knownSession, memberApi } from '#web/platform/session.ts';
import { isStaff } from '#web/platform/visit/staff.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/dashboard.page.ts';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { TryAgain } from '#web/staff/queue-states.tsx';
import { Days, Pace, PostsByDivision, Queues, Searches, Views, Visits } from './figures.tsx';
import { OutdatedRates } from './outdated-rates.tsx';
import { staffMeta } from '#web/staff/kit/staff-meta.ts';

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...pageData(context, 'staffDashboard'),
  figures: undefined as Outcome<Dashboard> | undefined,
});

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const read = async () => {
    if (!isStaff((await knownSession()).user)) return undefined;
    return outcomeOf(call(memberApi(), dashboard.read).then((answer) => answer.dashboard));
  };
  const [data, figures] = await Promise.all([serverLoader(), read()]);
  return { ...data, figures };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) => staffMeta(matches, (t) => t('staffDashboard.title'));

export const HydrateFallback = StaffSkeleton;

function AllFigures({ figures }: { figures: Dashboard }) {
  const { t } = useWords();
  return (
    <div className="grid gap-5">
      <OutdatedRates sets={figures.outdatedRates} />
      <Queues queues={figures.queues} />
      <Pace pace={figures.pace} />
      <Searches searches={figures.searches} />
      <div className="grid gap-5 lg:grid-cols-2">
        <Days title={t('staffDashboard.newUsers')} name={t('staffDashboard.users')} days={figures.newUsers} />
        <Days title={t('staffDashboard.reveals')} name={t('staffDashboard.revealed')} days={figures.reveals} />
        <PostsByDivision posts={figures.posts} />
        <Views views={figures.views} />
        <Visits visits={figures.visits} />
      </div>
    </div>
  );
}

export default function DashboardPage({ loaderData: { figures } }: Route.ComponentProps) {
  const { t } = useWords();
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="m-0">{t('staffDashboard.title')}</h1>
          <p className="mt-1 mb-0 text-muted">{t('staffDashboard.lead')}</p>
        </div>
        <Button kind="outline" disabled={state !== 'idle'} aria-busy={state !== 'idle'} onClick={() => void revalidate()}>
          {t('staffDashboard.refresh')}
        </Button>
      </div>
      {figures?.ok ? <AllFigures figures={figures.value} /> : <TryAgain text={t('staffDashboard.failed')} />}
    </>
  );
}
