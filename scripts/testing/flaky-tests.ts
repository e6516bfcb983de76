// Which journeys passed only when tried again, and which of them did so before: see docs/decisions/0101-the-whole-test-in-two-lanes.md.

/** A part of the JSON that Playwright reports. */
export interface Suite {
  title: string;
  file?: string;
  suites?: readonly Suite[];
  specs?: readonly { title: string; tests: readonly { status: string; results?: readonly { duration: number }[] }[] }[];
}

/** The names of all that passed only when tried again: file, groups and title. */
export function flakyNames(suites: readonly Suite[], above: readonly string[] = []): string[] {
  return suites.flatMap(({ title, suites: inner = [], specs = [] }) => {
    const path = [...above, title];
    const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map((spec) => [...path, spec.title].join(' › '));
    return [...own, ...flakyNames(inner, path)];
  });
}

export interface FlakyVerdict {
  /** Seen for the first time: allowed, and remembered. */
  fresh: string[];
  /** Seen before: the run fails. */
  again: string[];
  /** What the list says from now on. */
  list: string;
}

const nameOf = (line: string): string => line.slice(line.indexOf(' ') + 1);

/** The list has one line `date name` for each test that was flaky once; a line goes when the test is mended. */
export function judgeFlaky(list: string, names: readonly string[], today: string): FlakyVerdict {
  const lines = list.split('\n').filter((line) => line.trim() !== '');
  const known = new Set(lines.map(nameOf));
  const unique = [...new Set(names)];
  const fresh = unique.filter((name) => !known.has(name));
  const again = unique.filter((name) => known.has(name));
  return { fresh, again, list: [...lines, ...fresh.map((name) => `${today} ${name}`)].map((line) => `${line}\n`).join('') };
}
