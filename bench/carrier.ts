// An evening behind the one IPv4 address of a mobile operator: 5,000 phones search, call and register, and some harvest numbers. The rules
// that count are the server's own, in a database of their own; only the clock is quicker: after each minute every count grows older by one.
import { sql } from 'kysely';
import { newForSeconds } from '#contracts/posts/rates.ts';
import { countNumber } from '#server/listings/reveals.ts';
import type { Caller } from '#server/platform/http/callers/caller.ts';
import { countsOf, countsOfSearch, countsOfSuggestion, requesterOf } from '#server/platform/http/callers/requester.ts';
import { Failure } from '#server/platform/http/failure.ts';
import { openRateLimits, type RateLimits } from '#server/platform/http/limits/rate-limits.ts';
import { freshDatabase, startTestPostgres } from '#server/testing/postgres.ts';
import { rounded, table, writePart } from './results-file.ts';

const phones = 5000;
const dayMinutes = 1440;
const evening = { from: 18 * 60, minutes: 240 };
/** Devices that came in the last three days; people who are signed in. */
const newShare = 0.15;
const memberShare = 0.1;
const callShare = 0.25;
const registerShare = 0.015;
const searchesEach = 6;
const keysEach = 20;
/** What somebody does in the evening is spread over so many minutes. */
const sessionMinutes = 10;
const postsThere = 20_000;
const address = '203.0.113.7';

type Who = 'device' | 'new device' | 'member';

interface Phone {
  id: number;
  who: Who;
  begins: number;
}

/** The same on every run. */
let seed = 7;
const random = (): number => (seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0) / 4_294_967_296;
const whole = (max: number): number => Math.floor(random() * max);

const old = newForSeconds * 10;

/** As the server sees a call of it; someone who has just registered has a mailbox as most people have. */
function callerOf(id: string, who: Who, registered = false): Caller {
  const joinedAt = new Date(Date.now() - (registered ? 0 : old * 1000));
  const user = who === 'member' || registered ? { mailbox: `${id}@gmail.com`, joinedAt, userId: id } : undefined;
  const device = { deviceId: id, deviceAge: who === 'new device' ? 600 : old, address };
  return { ...device, user, requester: requesterOf({ ...device, user }) } as unknown as Caller;
}

/** Undefined where it was let through. */
async function refused(work: Promise<unknown>): Promise<Failure | undefined> {
  try {
    await work;
    return undefined;
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    return failure;
  }
}

const minutesToWait = ({ details }: Failure): number => Math.max(1, Math.ceil((details.retryAfter ?? 60) / 60));

interface Harvester {
  kind: string;
  /** A new id is a device whose cookie was thrown away. */
  caller: () => Caller;
  numbers: number;
  waitsUntil: number;
}

const harvesters = (each: number): Harvester[] =>
  Array.from({ length: each }, (_, at) => [
    { kind: 'a new device for every call', caller: () => callerOf(`fresh-${at}-${whole(1e9)}`, 'new device'), numbers: 0, waitsUntil: 0 },
    { kind: 'one device, older than three days', caller: () => callerOf(`old-${at}`, 'device'), numbers: 0, waitsUntil: 0 },
    { kind: 'an account, older than three days', caller: () => callerOf(`account-${at}`, 'member'), numbers: 0, waitsUntil: 0 },
  ]).flat();

interface Seen {
  asked: number;
  refused: number;
}

async function day(attackersEach: number): Promise<{ seen: Map<string, Seen>; harvested: Harvester[] }> {
  const database = await freshDatabase();
  let rateLimits: RateLimits = await openRateLimits(database.db);
  const seen = new Map<string, Seen>();
  const note = async (what: string, work: Promise<unknown>): Promise<Failure | undefined> => {
    const one = seen.get(what) ?? { asked: 0, refused: 0 };
    const refusal = await refused(work);
    seen.set(what, { asked: one.asked + 1, refused: one.refused + (refusal ? 1 : 0) });
    return refusal;
  };
  const register = async ({ requester }: Caller, who: string): Promise<void> => {
    await note(`codes by mail, ${who}`, rateLimits.consume(countsOf(requester, ['codeSendsPerCaller'], 'codeSendsPerAddress')));
    await note(`registrations, ${who}`, rateLimits.consume(countsOf(requester, ['registrationsPerCaller'], 'registrationsPerAddress')));
  };
  const askNumber = async (id: string, who: Who): Promise<void> => {
    const post = whole(postsThere);
    const refusal = await note(`numbers, ${who}`, countNumber({ rateLimits }, post, callerOf(id, who)));
    if (!refusal?.details.extra?.['signInHelps']) return;
    await register(callerOf(id, who), who);
    await note(`numbers, ${who}, once more after signing in`, countNumber({ rateLimits }, post, callerOf(id, who, true)));
  };
  const attackers = harvesters(attackersEach);
  const honest: Phone[] = Array.from({ length: phones - attackers.length }, (_, id) => ({
    id,
    who: random() < newShare ? 'new device' : random() < memberShare ? 'member' : 'device',
    begins: evening.from + whole(evening.minutes - sessionMinutes),
  }));
  /** What happens in which minute. */
  const plan = new Map<number, (() => Promise<unknown>)[]>();
  const at = (minute: number, work: () => Promise<unknown>): void => void plan.set(minute, [...(plan.get(minute) ?? []), work]);
  for (const { id, who, begins } of honest) {
    const phone = `phone-${id}`;
    const caller = callerOf(phone, who);
    const some = (): number => begins + whole(sessionMinutes);
    for (let count = 0; count < searchesEach; count++) at(some(), () => note(`searches, ${who}`, rateLimits.consume(countsOfSearch(caller.requester))));
    for (let count = 0; count < keysEach; count++) at(some(), () => note(`suggestions, ${who}`, rateLimits.consume(countsOfSuggestion(caller.requester))));
    if (random() < callShare) for (let count = 0; count <= whole(2); count++) at(some(), () => askNumber(phone, who));
    if (who !== 'member' && random() < registerShare) at(some(), () => register(caller, who));
  }
  for (let minute = 0; minute < dayMinutes; minute++) {
    for (const attacker of attackers) {
      while (attacker.waitsUntil <= minute) {
        const refusal = await refused(countNumber({ rateLimits }, whole(postsThere), attacker.caller()));
        if (refusal) attacker.waitsUntil = minute + (attacker.caller().requester.isNew ? 1 : minutesToWait(refusal));
        else attacker.numbers++;
      }
    }
    for (const work of plan.get(minute) ?? []) await work();
    await sql`update rate_limits set expire = expire - 60000`.execute(database.db);
    // What is counted in memory has windows of a minute.
    rateLimits = await openRateLimits(database.db);
  }
  await database.drop();
  return { seen, harvested: attackers };
}

const { stop } = await startTestPostgres();
const alone = await day(0);
const besideOne = await day(1);
const beside = await day(17);
await stop();
const kinds = [...new Set(beside.harvested.map(({ kind }) => kind))];
const harvest = ({ harvested }: typeof beside, kind: string): number[] => harvested.filter((one) => one.kind === kind).map(({ numbers }) => numbers);
const said = (what: string, of: Map<string, Seen>): string => {
  const { asked, refused: no } = of.get(what) ?? { asked: 0, refused: 0 };
  return asked === 0 ? '–' : `${no} of ${asked}`;
};
const days = [alone, besideOne, beside];
const names = [...new Set(days.flatMap(({ seen }) => [...seen.keys()]))].toSorted();
const body = `${table(
  ['honest phones: what, who', 'refused', 'beside 3 harvesters', 'beside 51'],
  names.map((what) => [what, ...days.map(({ seen }) => said(what, seen))]),
)}

${table(
  ['numbers a day', 'one alone of its kind', 'most of one of 17', 'all 17'],
  kinds.map((kind) => [
    kind,
    String(harvest(besideOne, kind)[0]),
    String(Math.max(...harvest(beside, kind))),
    String(harvest(beside, kind).reduce((sum, one) => sum + one, 0)),
  ]),
)}

${phones} phones behind one address, ${rounded(newShare * 100)} % of them new in the last three days, between 18:00 and 22:00; each searches
${searchesEach} times and types ${keysEach} keys with suggestions, ${rounded(callShare * 100)} % look up one or two numbers, ${rounded(registerShare * 100, 1)} % register. Harvesters try
all day, as often as they are let, those of all kinds at the same time. Those that throw their cookie away share one
budget with all new phones of the address, and use it up: new phones are then asked to sign in, and have the number
after that.`;
console.log(`\n${body}`);
writePart('carrier', 'An evening behind one address of an operator', body);
