import { DatabaseError } from 'pg';
import { expect, test, vi } from 'vitest';
import { retryAtStart } from './retry-at-start.ts';

const failed = (message: string, code: string): DatabaseError => Object.assign(new DatabaseError(message, 0, 'error'), { code });
const deadlock = (): DatabaseError => failed('deadlock detected', '40P01');
const timeout = (): Error => new Error('Connection terminated due to connection timeout');
const which = 'the database at db.example:5432/uthan (DATABASE_URL)';

test('a step of the start is repeated after a deadlock, and says so', async () => {
  const said: string[] = [];
  let turns = 0;
  const step = (): Promise<string> => (++turns < 3 ? Promise.reject(deadlock()) : Promise.resolve('loaded'));
  expect(await retryAtStart('Loading the demo', step, { warn: (sentence) => said.push(sentence), which, pause: 1 })).toBe('loaded');
  expect(said).toEqual(Array.from({ length: 2 }, () => 'Loading the demo met another program that changes the same rows (deadlock detected). Trying again.'));
});

test('a start that goes on meeting others ends with a sentence, and any other failure at once', async () => {
  const warn = vi.fn();
  await expect(retryAtStart('Loading the demo', () => Promise.reject(deadlock()), { warn, which, pause: 1 })).rejects.toThrow(
    'Loading the demo failed 5 times, since other programs change the same rows (deadlock detected). Start again when they are quieter.',
  );
  expect(warn).toHaveBeenCalledTimes(4);
  await expect(retryAtStart('Migrating', () => Promise.reject(new Error('disk full')), { warn, which, pause: 1 })).rejects.toThrow('disk full');
  expect(warn).toHaveBeenCalledTimes(4);
});

test('a step is repeated while the database does not answer, and says which one', async () => {
  const said: string[] = [];
  const failures = [timeout(), new Error('Migration 0001-init.sql failed', { cause: failed('the database system is starting up', '57P03') })];
  const step = (): Promise<string> => (failures.length > 0 ? Promise.reject(failures.shift()) : Promise.resolve('migrated'));
  expect(await retryAtStart('Migrating', step, { warn: (line) => said.push(line), which, pause: 1 })).toBe('migrated');
  expect(said).toEqual([
    'Migrating: The database at db.example:5432/uthan (DATABASE_URL) did not answer (Connection terminated due to connection timeout). Trying again.',
    'Migrating: The database at db.example:5432/uthan (DATABASE_URL) did not answer (the database system is starting up). Trying again.',
  ]);
});

test('a database that stays away ends the start with a sentence that names it', async () => {
  await expect(retryAtStart('Migrating', () => Promise.reject(timeout()), { warn: vi.fn(), which, pause: 1, seconds: 0.05 })).rejects.toThrow(
    'Migrating failed: the database at db.example:5432/uthan (DATABASE_URL) did not answer for 0.05 s (Connection terminated due to connection timeout). Start again when it does.',
  );
});

test('a full disk is not waited for', async () => {
  const warn = vi.fn();
  await expect(retryAtStart('Migrating', () => Promise.reject(failed('could not extend file', '53100')), { warn, which })).rejects.toThrow(
    'could not extend file',
  );
  expect(warn).not.toHaveBeenCalled();
});
