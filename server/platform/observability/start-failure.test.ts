import { expect, test } from 'vitest';
import { demoFailure, startFailure } from './start-failure.ts';

const coded = (message: string, more: object): Error => Object.assign(new Error(message), more);

test.each([
  ['by the operating system', coded('ENOSPC: no space left on device, write', { code: 'ENOSPC' })],
  ['by PostgreSQL', coded('could not extend file', { code: '53100' })],
  ['below another error', new Error('Migration 0002 failed: could not extend file', { cause: coded('could not extend file', { code: '53100' }) })],
  ['by the log of PostgreSQL', new Error('The database did not start. Its log ends:\nFATAL: No space left on device')],
])('a full disk is named first, and what to do: said %s', (_by, error) => {
  expect(startFailure(error).message).toBe(`The disk is full. Free some space, then start again: what was finished stays.\n${error.message}`);
});

test('what may not be written is named', () => {
  const error = coded("EACCES: permission denied, open '/srv/data/postgres/password'", { code: 'EACCES', path: '/srv/data/postgres/password' });
  expect(startFailure(error).message).toBe(`This user may not write /srv/data/postgres/password. Make it writable, then start again.\n${error.message}`);
});

test('a sentence stays as it is', () => {
  const sentence = new Error('Port 3000 is already taken. Stop that program, or choose another port with PORT.', { cause: coded('', { code: 'EADDRINUSE' }) });
  expect(startFailure(sentence)).toBe(sentence);
});

test('demo photos that cannot be stored are named by what the disk says, and what to do', () => {
  const disk = coded("ENOTDIR: not a directory, mkdir '/dev/null/photos'", { code: 'ENOTDIR' });
  const unavailable = Object.assign(new Error('UNAVAILABLE', { cause: disk }), { code: 'UNAVAILABLE' });
  expect(() => demoFailure(unavailable)).toThrow(
    `The demo content could not be loaded. Start again: what is there stays, and the rest is added. DEMO=0 starts without it.\n${disk.message}`,
  );
});

test('a full disk is named first also where the photos of the demo met it', () => {
  const unavailable = Object.assign(new Error('UNAVAILABLE', { cause: coded('ENOSPC: no space left on device, write', { code: 'ENOSPC' }) }), {
    code: 'UNAVAILABLE',
  });
  let met: unknown;
  try {
    demoFailure(unavailable);
  } catch (error) {
    met = error;
  }
  expect(startFailure(met as Error).message).toMatch(/^The disk is full\..*\nThe demo content could not be loaded\..*\nENOSPC/);
});
