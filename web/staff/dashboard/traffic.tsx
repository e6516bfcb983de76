// How the site is used: the last seven days beside the seven before.
import type { Traffic } from '#contracts/staff/dashboard.ts';
import type { PageWords } from '#web/platform/language.tsx';
import { Box } from '#web/staff/kit/box.tsx';
import { FigureTable } from './chart-box.tsx';
import type { Card } from './figures.tsx';

interface Compared {
  name: string;
  count: number;
  before: number;
}

interface Compare {
  title: string;
  lead?: string;
  head: string;
  rows: readonly Compared[];
}

function beside({ t, fmt }: PageWords, { title, lead, head, rows }: Compare): Card {
  const seen = rows.filter(({ count, before }) => count + before > 0);
  return {
    title,
    card: seen.length > 0 && (
      <Box title={title} lead={lead}>
        <FigureTable
          caption={title}
          heads={[head, t('staffDashboard.lastWeek'), t('staffDashboard.sevenBefore')]}
          rows={seen.map(({ name, count, before }) => [name, fmt.number(count), fmt.number(before)])}
        />
      </Box>
    ),
  };
}

/** Each step beside how many of those who searched came so far. */
function stepsCard({ t, fmt }: PageWords, { steps }: Traffic): Card {
  const title = t('staffDashboard.steps');
  const searched = steps[0]?.count ?? 0;
  const part = (count: number): string =>
    searched > 0 ? t('staffDashboard.percent', { part: fmt.number(Math.round((count / searched) * 100)) }) : t('staffDashboard.nothing');
  return {
    title,
    card: steps.some(({ count, before }) => count + before > 0) && (
      <Box title={title} lead={t('staffDashboard.stepsLead')}>
        <FigureTable
          caption={title}
          heads={[title, t('staffDashboard.lastWeek'), t('staffDashboard.sevenBefore'), t('staffDashboard.ofSearched')]}
          rows={steps.map(({ name, count, before }) => [t(`staffDashboard.step_${name}`), fmt.number(count), fmt.number(before), part(count)])}
        />
      </Box>
    ),
  };
}

export function trafficCards(words: PageWords, traffic: Traffic): Card[] {
  const { t, fmt } = words;
  const { languages, pages, from, visits } = traffic;
  const named = (name: string): string => (name === 'direct' || name === 'other' ? t(`staffDashboard.origin_${name}`) : name);
  return [
    stepsCard(words, traffic),
    beside(words, {
      title: t('staffDashboard.pageKinds'),
      lead: t('staffDashboard.trafficLead'),
      head: t('staffDashboard.trafficPages'),
      rows: pages.map((row) => ({ ...row, name: t(`staffDashboard.page_${row.name}`) })),
    }),
    beside(words, {
      title: t('staffDashboard.origins'),
      lead: t('staffDashboard.visitsOf', { visits: visits.count, before: fmt.number(visits.before) }),
      head: t('staffDashboard.origins'),
      rows: from.map((row) => ({ ...row, name: named(row.name) })),
    }),
    beside(words, {
      title: t('staffDashboard.readIn'),
      head: t('staffDashboard.trafficPages'),
      rows: languages.map((row) => ({ ...row, name: t(`staffDashboard.language_${row.name}`) })),
    }),
  ];
}
