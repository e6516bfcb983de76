// How long the commands of a developer take: three runs of each that is named, or of all, each alone. Every run is kept in
// .cache/test-times.json, so that they can be made one after the other; the table shows what is there.
// `--before FOLDER` runs them in another checkout and fills the column "before".
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writePart } from './results-file.ts';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, '.cache/test-times.json');

interface Command {
  shown: string;
  args: readonly string[];
  /** A contract that gets a new line first, as after a change. */
  edits?: string;
  /** Not counted: what is warm before it is timed. */
  warmUp?: true;
}

const commands: Readonly<Record<string, Command>> = {
  typecheck: { shown: '`npm run typecheck` after a change of a contract', args: ['run', 'typecheck'], edits: 'contracts/posts/posts.ts', warmUp: true },
  check: { shown: '`npm run check`, warm', args: ['run', 'check'], warmUp: true },
  unit: { shown: '`npm run unit`', args: ['run', 'unit'] },
  api: { shown: 'one API file: `npm run api server/saved/routes`', args: ['run', 'api', '--', 'server/saved/routes'], warmUp: true },
  journey: { shown: 'one journey: `npm run e2e -- --keep signing-in.journey`', args: ['run', 'e2e', '--', '--keep', 'signing-in.journey'], warmUp: true },
  all: { shown: '`npm test`, everything installed', args: ['test'] },
};

interface Run {
  seconds: number;
  /** Load average of the last minute when it began: 0 on a quiet machine. */
  load: number;
  /** The last line where it counts. */
  says: string;
}

type Times = Record<string, { before: Run[]; after: Run[] }>;

const times: Times = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Times) : {};

/** One run; throws with its output when it fails. */
function timed(folder: string, args: readonly string[]): Run {
  const load = loadavg()[0] ?? 0;
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 });
  const seconds = (performance.now() - began) / 1000;
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${stdout.slice(-3000)}${stderr.slice(-3000)}`);
  return { seconds, load, says: /\d+ passed, \d+ failed/.exec(stdout)?.[0] ?? '' };
}

function withEdit(folder: string, edits: string | undefined, work: () => Run): Run {
  if (!edits) return work();
  const source = path.join(folder, edits);
  const text = readFileSync(source, 'utf8');
  appendFileSync(source, `\nexport type TimedAt${Date.now()} = string;\n`);
  try {
    return work();
  } finally {
    writeFileSync(source, text);
  }
}

const cell = (runs: readonly Run[]): string => (runs.length === 0 ? '' : runs.map(({ seconds }) => seconds.toFixed(seconds < 100 ? 1 : 0)).join(' · '));

function write(): void {
  const rows = Object.entries(commands).map(([name, { shown }]) => {
    const { before = [], after = [] } = times[name] ?? {};
    return `| ${shown} | ${cell(before)} | ${cell(after)} | ${after.at(-1)?.says ?? ''} |`;
  });
  const loads = Object.values(times).flatMap(({ after }) => after.map(({ load }) => load));
  const table = ['| command | seconds before | seconds after | |', '| --- | ---: | ---: | --- |', ...rows].join('\n');
  writePart('test-times', 'How long the commands take', `${table}\n\nThe load average was ${Math.max(0, ...loads).toFixed(1)} at most when a run began.`);
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { before: { type: 'string' }, runs: { type: 'string', default: '3' } } });
const folder = values.before ? path.resolve(values.before) : root;
mkdirSync(path.dirname(file), { recursive: true });
for (const name of positionals.length > 0 ? positionals : Object.keys(commands)) {
  const command = commands[name];
  if (!command) throw new Error(`There is no command ${name}. Choose among: ${Object.keys(commands).join(', ')}.`);
  const runs: Run[] = [];
  if (command.warmUp) timed(folder, command.args);
  while (runs.length < Number(values.runs)) {
    runs.push(withEdit(folder, command.edits, () => timed(folder, command.args)));
    console.log(`${name}: ${cell(runs)}`);
  }
  times[name] = { before: [], after: [], ...times[name], [values.before ? 'before' : 'after']: runs };
  writeFileSync(file, JSON.stringify(times, undefined, 2));
}
write();
