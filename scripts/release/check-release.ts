// npm run check-release [-- vX.Y.Z]: whether CHANGELOG, package.json and the recorded releases agree on the version, and the tag with them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { faultsOfReleases } from './release-rules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
const [tag] = process.argv.slice(2);

const releases = path.join(root, 'server/testing/releases');
const manifest = path.join(releases, version, 'backup/manifest.json');
const known = existsSync(manifest)
  ? (JSON.parse(readFileSync(manifest, 'utf8')) as { migrations: { name: string }[] }).migrations.map(({ name }) => name)
  : undefined;

const faults = faultsOfReleases({
  changelog: readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'),
  version,
  recorded: readdirSync(releases),
  unrecorded: known ? readdirSync(path.join(root, 'server/migrations')).filter((name) => !known.includes(name)) : [],
  tag,
});
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`${tag ?? `Version ${version}`} can be released: CHANGELOG, package.json and the recorded release agree.`);
process.exitCode = faults.length === 0 ? 0 : 1;
