import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAlive } from '#server/platform/files/folder-lock.ts';

const windows = process.platform === 'win32';
let folder: string;
/** A project whose only dependency lies beside it, so that installing needs no network. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'uthan-bootstrap-'));
  mkdirSync(path.join(folder, 'scripts'));
  mkdirSync(path.join(folder, 'tool'));
  write('tool/package.json', JSON.stringify({ name: 'tool', version: '1.0.0' }));
  for (const file of ['bootstrap.mjs', 'install.mjs', 'install-failure.mjs']) {
    copyFileSync(path.join(import.meta.dirname, file), path.join(folder, 'scripts', file));
  }
  lock('1.0.0');
  if (!windows) fakeNpm('quick', 'mkdir -p node_modules');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string): void => writeFileSync(path.join(folder, file), text);
function lock(version: string): void {
  const project = { name: 'bare', version, dependencies: { tool: 'file:tool' } };
  const packages = { '': project, 'node_modules/tool': { resolved: 'tool', link: true }, tool: { version: '1.0.0' } };
  write('package.json', JSON.stringify({ ...project, type: 'module' }));
  write('package-lock.json', JSON.stringify({ name: 'bare', version, lockfileVersion: 3, packages }));
}
/** Another npm, in a folder of its own. */
function fakeNpm(name: string, script: string): void {
  mkdirSync(path.join(folder, name));
  write(`${name}/npm`, `#!/bin/sh\n${script}\n`);
  chmodSync(path.join(folder, name, 'npm'), 0o755);
}
/** Finds the fake npm of that name first. */
const finding = (name: string): NodeJS.ProcessEnv => ({ ...process.env, PATH: `${path.join(folder, name)}${path.delimiter}${process.env['PATH']}` });
/** With an npm that takes no time, where nothing depends on what it installs. */
const quickly = (): NodeJS.ProcessEnv => (windows ? process.env : finding('quick'));

const args = (...rest: string[]): string[] => [path.join(folder, 'scripts', 'bootstrap.mjs'), ...rest];
const runWith = (env: NodeJS.ProcessEnv, ...rest: string[]) => spawnSync(process.execPath, args(...rest), { encoding: 'utf8', cwd: tmpdir(), env });
const run = (...rest: string[]) => runWith(quickly(), ...rest);
/** All that is said without a terminal. */
const installing = /^Installing dependencies …\nInstalling dependencies: done in \d+ s\n$/;
const stamp = (): string => path.join(folder, 'node_modules', '.uthan-installed');

test('the first run installs, the second does not, and a changed lockfile does again', { timeout: 60_000 }, () => {
  write('hello.ts', 'process.stdout.write(`hello ${process.argv.slice(2).join(" ")}`);');
  const first = runWith(process.env, 'hello.ts', 'from', 'here');
  expect([first.status, first.stdout, first.stderr]).toEqual([0, 'hello from here', expect.stringMatching(installing)]);
  const installed = statSync(stamp()).mtimeMs;
  const second = runWith(process.env, 'hello.ts');
  expect([second.status, second.stderr]).toEqual([0, '']);
  expect(statSync(stamp()).mtimeMs).toBe(installed);
  lock('1.0.1');
  expect(runWith(process.env, 'hello.ts').stderr).toContain('Installing dependencies');
  expect(existsSync(path.join(folder, '.cache', 'install.lock'))).toBe(false);
});

test('an installation that fails is told in a sentence and is tried again the next time', { timeout: 60_000 }, () => {
  write('package-lock.json', '{ not json');
  const broken = runWith(process.env, 'hello.ts');
  expect(broken.status).toBe(1);
  expect(broken.stderr.split('\n').length).toBeLessThan(20);
  expect(broken.stderr).toMatch(
    /^The dependencies could not be installed: package-lock\.json is damaged or belongs .*, then start again\.\nnpm error code EUSAGE\n/m,
  );
  expect([existsSync(stamp()), existsSync(path.join(folder, '.cache', 'install.lock'))]).toEqual([false, false]);
});

test('the exit code of the script is the exit code of the command, and the programs of the packages are at hand', { timeout: 60_000 }, () => {
  write('fails.ts', 'process.stdout.write(process.env["PATH"] ?? ""); process.exit(7);');
  const { status, stdout } = run('fails.ts');
  expect(status).toBe(7);
  expect(stdout.split(path.delimiter)).toContain(path.join(folder, 'node_modules', '.bin'));
});

test('a settings file is read if there is one, and the environment wins', { timeout: 60_000 }, () => {
  write('tells.ts', 'process.stdout.write(`${process.env["UTHAN_ONE"]} ${process.env["UTHAN_TWO"]}`);');
  const tell = () => spawnSync(process.execPath, args('--settings=.env', 'tells.ts'), { encoding: 'utf8', env: { ...process.env, UTHAN_ONE: 'given' } });
  expect(tell().stdout).toBe('given undefined');
  expect(tell().stderr).toBe('');
  write('.env', 'UTHAN_ONE=written\nUTHAN_TWO=written\n');
  expect(tell()).toMatchObject({ status: 0, stdout: 'given written', stderr: '' });
  expect(run('tells.ts').stdout).toBe('undefined undefined');
});

test('a settings file that cannot be read is named, and nothing else is', { timeout: 60_000 }, () => {
  write('tells.ts', "process.stdout.write('told');");
  mkdirSync(path.join(folder, 'folder.env'));
  const told = spawnSync(process.execPath, args('--settings=folder.env', 'tells.ts'), { encoding: 'utf8' });
  expect(told).toMatchObject({ status: 1, stdout: '', stderr: `The settings file ${path.join(folder, 'folder.env')} cannot be read: it is a folder.\n` });
});

test.skipIf(windows)('a signal reaches the script, which ends in its own time', { timeout: 60_000 }, async () => {
  write(
    'waits.ts',
    `process.on('SIGTERM', () => setTimeout(() => { process.stdout.write('ended well'); process.exit(0); }, 200));
    process.stdout.write('ready '); setInterval(() => {}, 1000);`,
  );
  const child = spawn(process.execPath, args('waits.ts'), { stdio: ['ignore', 'pipe', 'ignore'], env: quickly() });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number];
  expect([code, output]).toEqual([0, 'ready ended well']);
});

test('two first runs at once in one folder install one after the other', { timeout: 60_000 }, async () => {
  write('hello.ts', "process.stdout.write('hello');");
  // Long enough for the other to come in the meantime.
  if (!windows) fakeNpm('slow', 'sleep 1; mkdir -p node_modules');
  const env = windows ? process.env : finding('slow');
  const runs = await Promise.all(
    [1, 2].map(async () => {
      const child = spawn(process.execPath, args('hello.ts'), { stdio: ['ignore', 'pipe', 'pipe'], env });
      let told = '';
      child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
      const [code] = (await once(child, 'close')) as [number];
      return { code, told };
    }),
  );
  expect(runs.map(({ code }) => code)).toEqual([0, 0]);
  expect(runs.filter(({ told }) => told.includes('Installing'))).toHaveLength(1);
  expect(readFileSync(stamp(), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
});

test('what production leaves out is installed as soon as somebody needs it', { timeout: 60_000 }, () => {
  write('hello.ts', "process.stdout.write('hello');");
  const withEnv = (NODE_ENV: string) => runWith({ ...quickly(), NODE_ENV }, 'hello.ts');
  expect(withEnv('production').stderr).toContain('Installing dependencies');
  expect(withEnv('production').stderr).toBe('');
  expect(withEnv('development').stderr).toContain('Installing dependencies');
  expect(withEnv('production').stderr).toBe('');
});

/** Runs the script as npm does: npm starts a shell, the shell starts us. Kills npm alone and waits for the script's last words. */
async function endOfNpm(signal: 'SIGTERM' | 'SIGKILL'): Promise<string> {
  write(
    'serves.ts',
    `import { writeFileSync } from 'node:fs';
    process.on('SIGTERM', () => { writeFileSync(${JSON.stringify(path.join(folder, 'ended'))}, 'in order'); process.exit(0); });
    process.stdout.write('ready '); setInterval(() => {}, 1000);`,
  );
  const project = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as object;
  write('package.json', JSON.stringify({ ...project, scripts: { start: 'node scripts/bootstrap.mjs serves.ts' } }));
  expect(run('--version').status).toBe(0);
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  await once(npm.stdout, 'data');
  npm.kill(signal);
  return vi.waitFor(
    () => {
      const said = readFileSync(path.join(folder, 'ended'), 'utf8');
      // The file is there a moment before its words.
      if (said === '') throw new Error('Nothing is said yet.');
      return said;
    },
    { timeout: 20_000 },
  );
}

test.skipIf(windows)('whoever ends npm alone ends the product in order', { timeout: 60_000 }, async () => {
  expect(await endOfNpm('SIGTERM')).toBe('in order');
});

test.runIf(process.platform === 'linux')('also where npm had no time to say anything', { timeout: 60_000 }, async () => {
  expect(await endOfNpm('SIGKILL')).toBe('in order');
});

const installLock = (): string => path.join(folder, '.cache', 'install.lock');

/** A start whose npm does nothing but live: the process, and the number of its npm. */
async function startInstalling(): Promise<{ script: ChildProcess; npm: number }> {
  fakeNpm('sleeping', `echo $$ > ${path.join(folder, 'npm.pid')}\nexec sleep 600`);
  const script = spawn(process.execPath, args('hello.ts'), { stdio: 'ignore', env: finding('sleeping') });
  const npm = await vi.waitFor(
    () => {
      const pid = Number(readFileSync(path.join(folder, 'npm.pid'), 'utf8'));
      if (!pid || !readFileSync(installLock(), 'utf8').includes(String(pid))) throw new Error('npm has not begun.');
      return pid;
    },
    { timeout: 20_000 },
  );
  return { script, npm };
}

test.skipIf(windows).each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'an installation that is ended by %s leaves neither npm nor a lock',
  { timeout: 60_000 },
  async (signal) => {
    write('hello.ts', '');
    const { script, npm } = await startInstalling();
    script.kill(signal);
    expect(await once(script, 'exit')).toEqual([1, null]);
    expect([isAlive(npm), existsSync(installLock())]).toEqual([false, false]);
    expect([run('hello.ts').stderr, existsSync(stamp())]).toEqual([expect.stringMatching(installing), true]);
  },
);

test.skipIf(windows)('after a killed start the next one waits for its npm, says so, and installs', { timeout: 60_000 }, async () => {
  write('hello.ts', '');
  const { script, npm } = await startInstalling();
  script.kill('SIGKILL');
  await once(script, 'exit');
  const next = spawn(process.execPath, args('hello.ts'), { stdio: ['ignore', 'ignore', 'pipe'], env: quickly() });
  let said = '';
  next.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await vi.waitFor(() => expect(said).toBe(`Waiting for another installation (process ${npm}) …\n`), { timeout: 20_000 });
  process.kill(npm);
  const [code] = (await once(next, 'close')) as [number];
  expect([code, said.split('\n')[1]]).toEqual([0, 'Installing dependencies …']);
});

test.each<[string, () => void]>([
  ['a process that is gone', () => write('.cache/install.lock', JSON.stringify([{ pid: 2 ** 22 + 1, startedAt: '1' }]))],
  ['an older program', () => mkdirSync(installLock())],
  ['a power cut', () => write('.cache/install.lock', '')],
])('a lock that %s left is taken over without waiting', { timeout: 60_000 }, (_whose, leave) => {
  mkdirSync(path.join(folder, '.cache'));
  leave();
  write('hello.ts', '');
  const { status, stderr } = run('hello.ts');
  expect([status, stderr]).toEqual([0, expect.stringMatching(installing)]);
  expect(readdirSync(path.join(folder, '.cache'))).toEqual([]);
});
