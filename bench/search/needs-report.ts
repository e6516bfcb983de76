// What bench/search/needs.ts says of its outcomes, on the screen and in bench/results.md.
import { rounded, table, writePart } from '#bench/results-file.ts';
import { nonsense, scripts, tabs, type Asked } from './needs-set.ts';

export interface Outcome extends Asked {
  /** How many rows fit, and how many the search says it found. */
  fitting: number;
  found: number;
  shown: number;
  /** Undefined where nothing fits. */
  precision: number | undefined;
  /** Of the places that posts could have that say all attributes; undefined where none says them. */
  saidFirst: number | undefined;
  ms: number;
  understood: readonly string[];
  ignored: readonly string[];
  first: readonly string[];
}

export interface Measured {
  posts: number;
  outcomes: readonly Outcome[];
  loud: readonly string[];
  lost: readonly string[];
}

const worst = 40;
const poor = 0.5;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const known = (values: readonly (number | undefined)[]): number[] => values.filter((value) => value !== undefined);
const isShort = ({ shown, fitting }: Outcome): boolean => shown < 10 && fitting > shown;
const isEmpty = ({ shown, fitting }: Outcome): boolean => shown === 0 && fitting > 0;

const names = { bn: 'Bengali', banglish: 'Banglish', en: 'English', review: 'earlier examples' } as const;

function rowOf(name: string, outcomes: readonly Outcome[]): string[] {
  const precisions = known(outcomes.map(({ precision }) => precision));
  return [
    name,
    rounded(outcomes.length),
    rounded(mean(precisions), 3),
    rounded(precisions.filter((one) => one < poor).length),
    rounded(outcomes.filter(isShort).length),
    rounded(outcomes.filter(isEmpty).length),
    rounded(mean(known(outcomes.map(({ saidFirst }) => saidFirst))), 2),
  ];
}

function classesOf(outcomes: readonly Outcome[]): string {
  const classes = [...new Set(outcomes.map((one) => one.class))].map((name) => ({
    name,
    precision: mean(known(outcomes.filter((one) => one.class === name).map(({ precision }) => precision))),
  }));
  return classes
    .toSorted((a, b) => b.precision - a.precision)
    .map(({ name, precision }) => `${name} ${rounded(precision, 2)}`)
    .join(' · ');
}

function timesOf(outcomes: readonly Outcome[]): string {
  const times = outcomes.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number): string => rounded(times[Math.floor(times.length * share)] ?? 0);
  return `One client, without HTTP: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms.`;
}

function worstOf(outcomes: readonly Outcome[]): string {
  const failing = outcomes.filter(({ precision = 1 }) => precision < 1).toSorted((a, b) => (a.precision ?? 0) - (b.precision ?? 0));
  const lines = failing.slice(0, worst).map((one) => {
    const head = `${rounded(one.precision ?? 0, 1)} ${one.class}: ${one.q} (${one.shown} shown, ${one.found} found, ${one.fitting} fit; ${one.understood.join(', ')})`;
    return [head, ...one.first.map((line) => `    ${line}`)].join('\n');
  });
  return `The worst ${Math.min(worst, failing.length)} of ${failing.length} that are not perfect:\n${lines.join('\n')}`;
}

/** Prints the figures with the worst queries, and writes the figures. */
export function report({ posts, outcomes, loud, lost }: Measured): void {
  const fresh = outcomes.filter(({ script }) => script !== 'review');
  const old = outcomes.filter(({ script }) => script === 'review');
  const rows = [
    rowOf('**needs**', fresh),
    ...scripts.map((script) =>
      rowOf(
        names[script],
        fresh.filter((one) => one.script === script),
      ),
    ),
    rowOf(names.review, old),
  ];
  const head = ['', 'queries', 'precision@10', `below ${poor}`, 'short', 'empty', 'said first'];
  const silence = `Nonsense: ${nonsense.length - loud.length} of ${nonsense.length} find nothing or say what was ignored${loud.length > 0 ? ` (not: ${loud.join(', ')})` : ''}.`;
  const beside = `Group offers and firms: ${tabs.length - lost.length} of ${tabs.length} queries lead to the right one.`;
  const explained =
    'A short list ends while more posts fit; said first: of the places that posts could have that say every attribute, the share that they have.';
  const text = `${rounded(posts)} imported listings.\n\n${table(head, rows)}\n\n${explained}\n\nBy class: ${classesOf(fresh)}.\n\n${silence} ${beside} ${timesOf(outcomes)}`;
  console.log(`\n${text}\n\nTabs missed: ${lost.join(', ')}\n\n${worstOf(outcomes)}`);
  writePart('needs', 'What people need from search', text);
}
