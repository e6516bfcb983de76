import { expect, test } from 'vitest';
import { DatabaseError } from 'pg';
import type { Kysely } from 'kysely';
import { openReads, positionOf, replicaRules } from './replica.ts';
import type { Tables } from './tables/tables.ts';

/** A primary and its replica, as far as their logs go. */
function machines() {
  const world = { version: 1 as number | undefined, written: 100, replayed: 100 as number | undefined, clock: 0, asked: 0, isAway: false, pauses: 0 };
  const rules = replicaRules({
    version: () => world.version,
    now: () => world.clock,
    pause: async (ms) => {
      world.clock += ms;
      // A stream that is alive.
      if (++world.pauses % 2 === 0 && world.replayed !== undefined) world.replayed = Math.min(world.written, world.replayed + 50);
    },
    positions: {
      written: async () => (world.asked++, world.written),
      replayed: async () => {
        if (world.isAway) throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
        return world.replayed;
      },
    },
  });
  const [primary, replica] = ['primary', 'replica'] as unknown as [Kysely<Tables>, Kysely<Tables>];
  const reads = openReads(primary, replica, rules);
  const where = () => reads.read(async (db) => db as unknown as string);
  return { world, rules, reads, where, settle: async () => rules.settled() };
}

test('positions are compared as numbers', () => {
  expect([positionOf('0/10') < positionOf('0/A0'), positionOf('1/0') > positionOf('0/FFFFFFFF'), positionOf('16/B374D848')]).toEqual([
    true,
    true,
    0x16b374d848,
  ]);
});

test('the replica answers once it is known to hold everything, and nobody waits until it is', async () => {
  const { where, settle, reads } = machines();
  expect(await where()).toBe('primary');
  await settle();
  expect([await where(), reads.state(), reads.counts()]).toEqual(['replica', 'current', { replica: 1, primary: 1, fallback: 0 }]);
});

test('after a change the primary answers until the replica has replayed it', async () => {
  const { world, where, settle } = machines();
  await where();
  await settle();
  Object.assign(world, { version: 2, written: 180 });
  expect(await where()).toBe('primary');
  await settle();
  expect([world.replayed, await where()]).toEqual([180, 'replica']);
});

test('a change that comes while it catches up counts, too', async () => {
  const { world, where, settle } = machines();
  void (await where());
  world.version = 2;
  await settle();
  expect(await where()).toBe('primary');
  await settle();
  expect(await where()).toBe('replica');
});

test('a replica that hangs behind is late, however long one waits, and one that is none says so', async () => {
  const { world, where, settle, reads } = machines();
  Object.assign(world, { replayed: -100_000 });
  expect(await where()).toBe('primary');
  await settle();
  expect([await where(), reads.state()]).toEqual(['primary', 'late']);
  await settle();
  world.replayed = undefined;
  await where();
  await settle();
  expect([await where(), reads.state()]).toEqual(['primary', 'none']);
});

test('what was found out is believed for two seconds, so that a stream that broke is noticed', async () => {
  const { world, where, settle } = machines();
  await where();
  await settle();
  Object.assign(world, { written: 10_000_000 });
  world.clock += 900;
  expect([await where(), world.asked]).toEqual(['replica', 1]);
  world.clock += 600;
  // Asked again, and answered all the same in the meantime.
  expect([await where(), world.asked]).toEqual(['replica', 2]);
  await settle();
  expect(await where()).toBe('primary');
});

test('while nobody is told of changes, everything is read from the primary', async () => {
  const { world, where, settle } = machines();
  world.version = undefined;
  expect(await where()).toBe('primary');
  await settle();
  expect([await where(), world.asked]).toEqual(['primary', 0]);
});

test('a replica that is away is asked again after a second, and the primary answers meanwhile', async () => {
  const { world, where, settle, reads } = machines();
  world.isAway = true;
  await where();
  await settle();
  expect([await where(), reads.state(), world.asked]).toEqual(['primary', 'away', 1]);
  Object.assign(world, { isAway: false, clock: world.clock + 1100 });
  await where();
  await settle();
  expect([await where(), reads.state()]).toEqual(['replica', 'current']);
});

test.each([
  ['is gone', Object.assign(new Error('Connection terminated unexpectedly')), 'away'],
  ['had to end it', Object.assign(new DatabaseError('conflict with recovery', 1, 'error'), { code: '40001' }), 'current'],
])('a query that the replica fails because it %s is done again on the primary', async (_why, error, state) => {
  const { where, settle, reads } = machines();
  await where();
  await settle();
  const asked: string[] = [];
  const answer = await reads.read(async (db) => {
    asked.push(db as unknown as string);
    if (asked.length === 1) throw error;
    return 'found';
  });
  expect([answer, asked, reads.state(), reads.counts().fallback]).toEqual(['found', ['replica', 'primary'], state, 1]);
});

test('what is refused is not asked twice', async () => {
  const { where, settle, reads } = machines();
  await where();
  await settle();
  let asked = 0;
  await expect(
    reads.read(async () => {
      asked++;
      throw new Error('NOT_FOUND');
    }),
  ).rejects.toThrow('NOT_FOUND');
  expect([asked, reads.counts().fallback]).toEqual([1, 0]);
});
