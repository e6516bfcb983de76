import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Dashboard, DayCount, QueueKind } from '#contracts/staff/dashboard.ts';
import { dhakaOffset } from '#contracts/dhaka.ts';
import { deviceTypes } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { type PageWords, useWords } from '#web/platform/language.tsx';
import { Box } from '#web/staff/kit/box.tsx';
import { type Chart, FigureTable, type ShortFigure } from './chart-box.tsx';

const queuePages: Readonly<Record<QueueKind, string>> = {
  posts: '/admin',
  reviews: '/admin/reviews',
  reports: '/admin/reports',
  interests: '/admin/interests?state=new',
  promotions: '/admin?status=promotions',
};

/** What waits longer has been forgotten. */
const longMs = 7 * 86_400_000;

/** How much waits in each queue, and since when. */
export function Queues({ queues }: Pick<Dashboard, 'queues'>) {
  const { t, fmt, now } = useWords();
  const isLong = (oldest: string | null): boolean => oldest !== null && Date.parse(now) - Date.parse(oldest) > longMs;
  return (
    <section>
      <h2 className="m-0 mb-3 text-h3">{t('staffDashboard.queues')}</h2>
      <ul className="m-0 flex list-none flex-wrap gap-3 p-0">
        {queues.map(({ kind, waiting, oldest }) => (
          <li key={kind} className="min-w-0 flex-[1_1_8.5rem] max-lg:first:basis-full">
            <Link to={queuePages[kind]} className="control block h-full rounded-card border border-line bg-card p-4 text-ink no-underline hover:border-primary">
              <span className="block text-ui text-muted">
                {t(`staffDashboard.queue_${kind}`)}
                <ChevronRight aria-hidden="true" className="ml-1 inline size-4 text-link" />
              </span>
              <span className="block text-price-lg leading-tight font-semibold">{fmt.number(waiting)}</span>
              <span
                className={`mt-1 block text-small ${isLong(oldest) ? 'font-semibold text-clay' : 'text-muted'}`}
                title={oldest ? fmt.dateTime(oldest) : undefined}
              >
                {oldest ? t('staffDashboard.oldest', { when: fmt.ago(oldest, now).replaceAll(' ', '\u00a0') }) : t('staffDashboard.none')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What decisions took, beside what was promised. */
export function Pace({ pace }: Pick<Dashboard, 'pace'>) {
  const { t, fmt } = useWords();
  const { reviewHoursMin, reviewHoursMax } = limits.posts;
  const took = (minutes: number | null): string => {
    if (minutes === null) return t('staffDashboard.nothing');
    const whole = Math.round(minutes);
    return t('staffDashboard.hours', { time: fmt.plain(`${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`) });
  };
  const isLate = (minutes: number | null): boolean => (minutes ?? 0) > reviewHoursMax * 60;
  const parts = [
    ['median', took(pace.medianMinutes), isLate(pace.medianMinutes)],
    ['p90', took(pace.p90Minutes), isLate(pace.p90Minutes)],
    ['decided', fmt.number(pace.decided), false],
    ['late', fmt.number(pace.late), pace.late > 0],
  ] as const;
  return (
    <Box title={t('staffDashboard.pace')} lead={t('staffDashboard.pacePromise', { from: fmt.number(reviewHoursMin), to: fmt.number(reviewHoursMax) })}>
      <dl className="m-0 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-4 lg:grid-cols-2">
        {parts.map(([key, text, late]) => (
          <div key={key}>
            <dt className="text-small text-muted">{t(`staffDashboard.${key}`)}</dt>
            <dd className={`m-0 text-price font-semibold whitespace-nowrap ${late ? 'text-danger' : ''}`}>{text}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}

/** How much is searched, and how often nothing is found. */
export const searchesLine = ({ t, fmt }: PageWords, { searches, empty }: Dashboard['searches']): ShortFigure => ({
  title: t('staffDashboard.searches'),
  sum: fmt.number(searches),
  ...(empty > 0 ? { remark: t('staffDashboard.searchesEmpty', { empty: fmt.number(empty) }) } : {}),
  to: '/admin/searches?show=empty&days=7',
});

/** Bars of a chart of days; before each of them the week before is known. */
const daysShown = 14;

/** A number for each of the last days, with that of a week before. */
export function daysChart({ t, fmt }: PageWords, { title, name, days }: { title: string; name: string; days: readonly DayCount[] }): Chart {
  const dated = days.map(({ day, count }) => ({ at: `${day}T00:00:00${dhakaOffset}`, day, count }));
  const shown = dated.slice(-daysShown);
  const first = dated.length - shown.length;
  return {
    title,
    total: days.reduce((sum, { count }) => sum + count, 0),
    bars: {
      series: [name],
      before: t('staffDashboard.weekBefore'),
      rows: shown.map(({ at, count }, index) => ({ label: fmt.dateShort(at), values: [count], before: dated[first + index - 7]?.count })),
    },
    table: { heads: [t('staffDashboard.day'), name], rows: dated.toReversed().map(({ at, count }) => [fmt.date(at), fmt.number(count)]) },
  };
}

export function postsByDivision({ t, fmt }: PageWords, posts: Dashboard['posts']): Chart {
  const series = [t('staffDashboard.sell'), t('staffDashboard.rent')];
  const named = posts.map(({ division, ...counts }) => ({ label: t(`enums.division_${division}`), ...counts }));
  return {
    title: t('staffDashboard.posts'),
    total: posts.reduce((sum, { sell, rent }) => sum + sell + rent, 0),
    lying: true,
    bars: { series, rows: named.map(({ label, sell, rent }) => ({ label, values: [sell, rent] })) },
    table: { heads: [t('staffDashboard.division'), ...series], rows: named.map(({ label, sell, rent }) => [label, fmt.number(sell), fmt.number(rent)]) },
  };
}

/** A card with a table; without one there is nothing to draw yet. */
export interface Card {
  title: string;
  card: ReactNode;
}

export function viewsCard({ t, fmt }: PageWords, views: Dashboard['views']): Card {
  const title = t('staffDashboard.views');
  const heads = (['plan', 'postCount', 'viewCount', 'perPost'] as const).map((key) => t(`staffDashboard.${key}`));
  const rows = (['paid', 'free'] as const).map((plan): [string, string, string, string] => {
    const { posts, views: seen } = views[plan];
    return [t(`staffDashboard.${plan}`), fmt.number(posts), fmt.number(seen), posts > 0 ? fmt.short(seen / posts) : t('staffDashboard.nothing')];
  });
  return {
    title,
    card: views.paid.views + views.free.views > 0 && (
      <Box title={title} lead={t('staffDashboard.viewsLead')}>
        <FigureTable caption={title} heads={heads} rows={rows} />
      </Box>
    ),
  };
}

/** How often the site was opened, by month and kind of device. */
export function visitsChart({ t, fmt }: PageWords, visits: Dashboard['visits']): Chart {
  const series = deviceTypes.map((device) => t(`staffDashboard.${device}`));
  const named = visits.map((month) => ({
    name: fmt.monthYear(`${month.month}-15T00:00:00${dhakaOffset}`),
    values: deviceTypes.map((device) => month[device]),
  }));
  const total = named.reduce((sum, { values }) => sum + values.reduce((all, value) => all + value, 0), 0);
  return {
    title: t('staffDashboard.visits'),
    total,
    bars: { series, rows: named.map(({ name, values }) => ({ label: name, values })) },
    table: {
      heads: [t('staffDashboard.month'), ...series],
      rows: named.toReversed().map(({ name, values }) => [name, ...values.map((value) => fmt.number(value))]),
    },
  };
}
