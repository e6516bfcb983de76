// What the released versions in CHANGELOG.md, package.json, the recorded releases and a tag must agree on: docs/releasing.md.

export interface Release {
  version: string;
  date: string;
  text: string;
}

/** Every line of the upgrade notes, in their order. */
export const noteLines = ['Before', 'After', 'Migrations', 'Older servers beside it', 'Settings', 'Programs'];

const unreleased = '## [Unreleased]';
const heading = /^## (\d+\.\d+\.\d+) — (\d{4}-\d\d-\d\d)$/;

/** The released versions, as they are listed: the newest first. */
export const releasesOf = (changelog: string): Release[] =>
  changelog
    .split(/^(?=## )/m)
    .slice(1)
    .flatMap((section) => {
      const [first = '', ...lines] = section.split('\n');
      const [, version, date] = heading.exec(first) ?? [];
      return version && date ? [{ version, date, text: lines.join('\n') }] : [];
    });

const notesOf = ({ text }: Release): string[] =>
  [...(text.split('### Upgrade notes')[1] ?? '').matchAll(/^- \*\*([^*]+):\*\* \S/gm)].map(([, name = '']) => name);

/** From the newer one to the older one. */
const isBefore = (older: string, newer: string): boolean => {
  const [one = [], other = []] = [older, newer].map((version) => version.split('.').map(Number));
  const at = one.findIndex((number, place) => number !== other[place]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
};

export interface ReleaseFacts {
  changelog: string;
  /** Of package.json. */
  version: string;
  /** Names of the folders in server/testing/releases. */
  recorded: readonly string[];
  /** Such as v0.1.0, where one is looked at. */
  tag?: string | undefined;
  /** Migrations that the record of this version lacks; looked at for a release, since later ones follow it. */
  unrecorded?: readonly string[];
}

/** In sentences; none if everything agrees. */
export function faultsOfReleases({ changelog, version, recorded, tag, unrecorded = [] }: ReleaseFacts): string[] {
  const faults: string[] = [];
  const demand = (isMet: boolean, sentence: string): unknown => isMet || faults.push(sentence);
  const sections = [...changelog.matchAll(/^## .*$/gm)].map(([line]) => line);
  const others = sections.filter((line) => line !== unreleased);
  const releases = releasesOf(changelog);
  const [newest] = releases;
  demand(sections[0] === unreleased, `CHANGELOG.md must begin with the section "${unreleased}".`);
  demand(releases.length === others.length, 'Each other section of CHANGELOG.md must be headed "## X.Y.Z — YYYY-MM-DD".');
  demand(newest?.version === version, `The newest version of CHANGELOG.md is ${newest?.version}, that of package.json is ${version}.`);
  for (const [at, release] of releases.entries()) {
    const older = releases[at + 1];
    if (older)
      demand(
        isBefore(older.version, release.version) && older.date <= release.date,
        `${older.version} must be older than ${release.version}, which is above it.`,
      );
    demand(notesOf(release).join() === noteLines.join(), `The upgrade notes of ${release.version} must have the lines ${noteLines.join(', ')}.`);
  }
  demand(recorded.includes(version), `${version} is not recorded in server/testing/releases: npm run record-release.`);
  demand(unrecorded.length === 0, `${version} was recorded before ${unrecorded[0]}: record it again.`);
  if (tag !== undefined) demand(tag === `v${version}`, `The tag is ${tag}, but this is version ${version}.`);
  return faults;
}
