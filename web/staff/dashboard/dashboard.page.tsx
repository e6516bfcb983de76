// The product in figures, for staff.
import { Fragment } from 'react';
import { dashboard, type Dashboard } from '#contracts/staff/dashboard.ts';
import { call } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { staffClientLoader, staffLoader, staffMeta } from '#web/staff/kit/staff-route.ts';
import { RefreshButton } from '#web/staff/kit/refresh-button.tsx';
import { StaffAnswer } from '#web/staff/kit/staff-answer.tsx';
import { PageFrame } from '#web/staff/kit/page-frame.tsx';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import type { Route } from './+types/dashboard.page.ts';
import { ChartBox, inOneLine, ShortFigures } from './chart-box.tsx';
import { daysChart, Pace, postsByDivision, Queues, searchesLine, viewsCard, visitsChart } from './figures.tsx';
import { trafficCards } from './traffic.tsx';
import { OutdatedRates } from './outdated-rates.tsx';

export const handle = { cache: false };

export const loader = staffLoader('staffDashboard');
export const clientLoader = staffClientLoader(async (api) => (await call(api, dashboard.read)).dashboard);
export const meta = staffMeta((t) => t('staffDashboard.title'));
export const HydrateFallback = StaffSkeleton;

/** What there is to draw has a card of its own; the rest is said in one card, a line each. */
function AllFigures({ figures }: { figures: Dashboard }) {
  const words = useWords();
  const { t } = words;
  const charts = [
    daysChart(words, { title: t('staffDashboard.newUsers'), name: t('staffDashboard.users'), days: figures.newUsers }),
    daysChart(words, { title: t('staffDashboard.reveals'), name: t('staffDashboard.revealed'), days: figures.reveals }),
    postsByDivision(words, figures.posts),
    visitsChart(words, figures.visits),
    daysChart(words, { title: t('staffDashboard.traffic'), name: t('staffDashboard.trafficPages'), days: figures.traffic.days }),
  ].map((chart) => ({ chart, line: inOneLine(words, chart) }));
  const cards = [viewsCard(words, figures.views), ...trafficCards(words, figures.traffic)];
  const lines = [searchesLine(words, figures.searches), ...charts.flatMap(({ line }) => line ?? []), ...cards.filter(({ card }) => !card)];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Queues queues={figures.queues} />
      <OutdatedRates sets={figures.outdatedRates} />
      <div className="-mb-5 gap-5 lg:columns-2 [&>*]:mb-5 [&>*]:break-inside-avoid">
        <Pace pace={figures.pace} />
        {charts.map(({ chart, line }) => (line ? null : <ChartBox key={chart.title} {...chart} />))}
        <ShortFigures rows={lines} />
        {cards.map(({ title, card }) => card && <Fragment key={title}>{card}</Fragment>)}
      </div>
    </div>
  );
}

export default function DashboardPage({ loaderData: { answer } }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <PageFrame title={t('staffDashboard.title')} lead={t('staffDashboard.lead')} actions={<RefreshButton label={t('staffDashboard.refresh')} />}>
      <StaffAnswer answer={answer} failed={t('staffDashboard.failed')}>
        {(figures) => <AllFigures figures={figures} />}
      </StaffAnswer>
    </PageFrame>
  );
}
