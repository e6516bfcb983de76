// Warns of environment variables that look like a mistyped setting and would otherwise be ignored silently.
import { settingNames as direct } from './env.ts';
import { fileSetting } from './setting-files.ts';

const settingNames = [...direct, ...direct.map(fileSetting)];

/** Prefixes under which every variable would be ours. Hosts and containers set none with them. */
const families = ['SMTP_', 'MAIL_', 'ADMIN_', 'METRICS_', 'METRIC_', 'STORAGE_', 'PUBLIC_', 'TRUST_', 'RATE_', 'SOCIAL_'];
/** Short names have too many neighbours, such as HOME beside HOST. */
const shortMax = 5;

/** The edit distance, with transpositions (Damerau–Levenshtein). */
function distance(a: string, b: string): number {
  let older: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_none, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (older[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + same, swapped));
    }
    older = above;
    above = row;
  }
  return above[b.length] ?? 0;
}

const isNear = (name: string, known: string): boolean => {
  const far = distance(name, known);
  return far <= 1 || (far === 2 && known.length > shortMax && name[0] === known[0]);
};

const nearest = (name: string): string =>
  settingNames.find((known) => known.startsWith(name)) ?? settingNames.toSorted((a, b) => distance(name, a) - distance(name, b))[0] ?? '';

/** A sentence for each variable that seems to be a mistyped setting; never with its value. */
export function unknownSettings(source: NodeJS.ProcessEnv): string[] {
  return Object.keys(source)
    .filter((name) => !settingNames.includes(name))
    .map((name) => [name, name.toUpperCase()] as const)
    .filter(([, upper]) => families.some((family) => upper.startsWith(family)) || settingNames.some((known) => isNear(upper, known)))
    .map(([name, upper]) => `${name} is not a setting of Uthan and changes nothing. Is ${nearest(upper)} meant?`);
}
