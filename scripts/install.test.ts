// What a person sees while the dependencies are installed, and when that fails: on a terminal, in a log, in the log of a live site.
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const windows = process.platform === 'win32';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'uthan-install-'));
  for (const name of ['scripts', 'bin']) mkdirSync(path.join(folder, name));
  for (const file of ['bootstrap.mjs', 'install.mjs', 'install-failure.mjs']) {
    copyFileSync(path.join(import.meta.dirname, file), path.join(folder, 'scripts', file));
  }
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', '{}');
  for (const script of ['start', 'dev', 'doctor']) write(`scripts/${script}.ts`, "process.stdout.write(`told ${process.env['UTHAN_START']}`);");
});
afterEach(() => {
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true, force: true });
});

const write = (file: string, text: string): void => writeFileSync(path.join(folder, file), text);

/** An npm that does this instead of installing. */
function fakeNpm(commands: string): void {
  write('bin/npm', `#!/bin/sh\n${commands}\n`);
  chmodSync(path.join(folder, 'bin', 'npm'), 0o755);
}
const installs = 'mkdir -p node_modules';

function built(): void {
  mkdirSync(path.join(folder, 'build'));
  write('build/current', 'name');
}

const command = (script: string): string[] => [path.join(folder, 'scripts', 'bootstrap.mjs'), `scripts/${script}.ts`];
const environment = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => {
  const { PATH } = process.env;
  return { PATH: `${path.join(folder, 'bin')}${path.delimiter}${PATH}`, ...more };
};
function start(script = 'start', more: NodeJS.ProcessEnv = {}) {
  return spawnSync(process.execPath, command(script), { encoding: 'utf8', cwd: tmpdir(), env: environment(more) });
}

describe.skipIf(windows)('the first of the steps', () => {
  beforeEach(() => fakeNpm(installs));

  test.each([
    ['start', {}, 5],
    ['start', { DEMO: '0' }, 4],
    ['dev', {}, 4],
    ['dev', { DEMO: '0' }, 3],
  ] as const)('of npm run %s with %o is one of %s, and the server is told so', (script, settings, total) => {
    const { stdout, stderr } = start(script, settings);
    expect(stderr).toMatch(new RegExp(`^1/${total} Installing dependencies …\n1/${total} Installing dependencies: done in \\d+ s\n$`));
    expect(stdout).toMatch(new RegExp(`^told \\d{13} 1/${total}$`));
  });

  test.each<[string, NodeJS.ProcessEnv, () => void]>([
    ['there is a database already', {}, () => void mkdirSync(path.join(folder, '.data/postgres/data'), { recursive: true })],
    ['the database is another', { DATABASE_URL: 'postgres://a:b@c/d' }, () => undefined],
    ['there are built pages', {}, built],
  ])('has no number where %s: how many there will be is uncertain', (_where, settings, prepare) => {
    prepare();
    const { stdout, stderr } = start('start', settings);
    expect(stderr).toMatch(/^Installing dependencies …\n/);
    expect(stdout).toMatch(/^told \d{13}$/);
  });

  test('is no step of a start for other commands', () => {
    const { stdout, stderr } = start('doctor');
    expect([stdout, stderr]).toEqual(['told undefined', expect.stringMatching(/^Installing dependencies …\n/)]);
  });

  test('is not shown where everything is installed', () => {
    start();
    const { stdout, stderr } = start();
    expect([stdout, stderr]).toEqual(['told undefined', '']);
  });

  test('keeps the log of a live site JSON from its first line, and does not touch that of other commands', () => {
    const { stdout, stderr } = start('start', { NODE_ENV: 'production', DEMO: '0' });
    const lines = stdout.split('\n').slice(0, -1);
    expect(stderr).toBe('');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { level: 'info', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/), pid: expect.any(Number), msg: '1/4 Installing dependencies …' },
      { level: 'info', msg: expect.stringMatching(/^1\/4 Installing dependencies: done in \d+ s$/) },
    ]);
    rmSync(path.join(folder, 'node_modules'), { recursive: true });
    expect(start('doctor', { NODE_ENV: 'production' }).stdout).toBe('told undefined');
  });
});

const hasScript = spawnSync('script', ['--version']).status === 0;

test.runIf(hasScript && process.platform === 'linux')('on a terminal one line counts the seconds, and stays with its time', () => {
  fakeNpm(`sleep 1.2; ${installs}`);
  const line = [process.execPath, ...command('start')].join(' ');
  const { stdout } = spawnSync('script', ['-qec', line, '/dev/null'], { encoding: 'utf8', cwd: folder, env: environment({ TERM: 'xterm', SHELL: '/bin/sh' }) });
  const states = stdout
    .replaceAll('\u001b[K', '')
    .split(/\r\n?|\n/)
    .filter(Boolean);
  expect(states[0]).toBe('⠋ 1/5 Installing dependencies …    0 s');
  expect(states).toContain('⠙ 1/5 Installing dependencies …    0 s');
  expect(states.at(-2)).toMatch(/^✓ 1\/5 Installing dependencies … {4}\d s$/);
  expect(states.at(-1)).toMatch(/^told /);
});

/** As npm reports it. */
const npmError = (code: string, more = ''): string => `echo "npm error code ${code}" >&2; ${more ? `echo "npm error ${more}" >&2; ` : ''}exit 1`;

describe.skipIf(windows)('an installation that fails says why and what to do, then what npm said', () => {
  test.each([
    ['the registry cannot be found', npmError('ENOTFOUND', 'network request failed'), 'the npm registry cannot be reached. Check the network'],
    ['the registry refuses connections', npmError('ECONNREFUSED'), 'the npm registry cannot be reached. Check the network'],
    ['the registry is too slow', npmError('ETIMEDOUT'), 'the npm registry cannot be reached. Check the network'],
    ['a proxy has a certificate of its own', npmError('SELF_SIGNED_CERT_IN_CHAIN'), 'the certificate of the npm registry is not trusted.'],
    ['the registry wants a password', npmError('E401'), 'the npm registry refuses access.'],
    ['the registry lacks a package', npmError('E404'), 'the npm registry does not have one of the packages.'],
    ['a package is damaged', npmError('EINTEGRITY'), 'a package arrived damaged. Run "npm cache clean --force"'],
    ['the disk is full', npmError('ENOSPC', 'nospc no space left on device'), 'the disk is full. Free at least 1 GB'],
    ['a folder belongs to another user', npmError('EACCES', 'path /root/.npm/_cacache'), 'this user may not write /root/.npm/_cacache. Make it writable'],
    ['the lockfile does not match', npmError('EUSAGE'), 'package-lock.json is damaged or belongs to another package.json.'],
    ['the memory is used up', 'kill -9 $$', 'npm was killed, usually because the memory is used up.'],
    ['something else happens', npmError('EWHATEVER'), 'npm ci failed. Correct what it says here'],
  ])('%s', (_what, commands, sentence) => {
    fakeNpm(commands);
    const { status, stdout, stderr } = start();
    expect([status, stdout]).toEqual([1, '']);
    const [begins, fails, why, ...said] = stderr.split('\n');
    expect([begins, fails]).toEqual(['1/5 Installing dependencies …', expect.stringMatching(/^1\/5 Installing dependencies: failed after \d+ s$/)]);
    expect(why).toMatch(/^The dependencies could not be installed: .*, then start again\.$/);
    expect(why).toContain(sentence);
    const code = /code \w+/.exec(commands)?.[0];
    if (code) expect(said[0]).toBe(`npm error ${code}`);
    expect(existsSync(path.join(folder, '.cache', 'install.lock'))).toBe(false);
  });

  test('npm is not there', () => {
    const { status, stderr } = start('start', { PATH: path.join(folder, 'bin') });
    expect(status).toBe(1);
    expect(stderr).toContain('The dependencies could not be installed: npm is not installed. Install Node.js with npm from nodejs.org, then start again.');
  });

  test('a folder of the project may not be written', () => {
    // A file in the place of a folder: modes stop no root.
    write('.cache', '');
    fakeNpm(installs);
    const { status, stderr } = start();
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^The dependencies could not be installed: this user may not write .*\.cache\. Make it writable for this user, then start again\.\nE\w+: /,
    );
  });

  test('of a live site it is one line of JSON', () => {
    fakeNpm(npmError('ENOTFOUND'));
    const { status, stdout } = start('start', { NODE_ENV: 'production' });
    const last = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { level: string; msg: string };
    expect([status, last.level]).toEqual([1, 'fatal']);
    expect(last.msg).toMatch(/^The dependencies could not be installed: .*\nnpm error code ENOTFOUND$/);
  });
});

test('a Node that is too old is named, before anything is installed', () => {
  write(
    'old.mjs',
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } });\nObject.defineProperty(process, 'version', { value: 'v18.20.4' });",
  );
  const old = ['--import', path.join(folder, 'old.mjs'), ...command('start')];
  const { status, stderr } = spawnSync(process.execPath, old, { encoding: 'utf8', env: environment() });
  expect([status, stderr]).toEqual([1, 'Uthan needs Node.js 20 or later; this is v18.20.4. Install a newer one from nodejs.org and try again.\n']);
  // Older than 20.11, Node does not know where a module lies by these names.
  for (const file of ['bootstrap.mjs', 'install.mjs', 'install-failure.mjs']) {
    expect(readFileSync(path.join(folder, 'scripts', file), 'utf8')).not.toMatch(/import\.meta\.(?:dirname|filename)/);
  }
});
