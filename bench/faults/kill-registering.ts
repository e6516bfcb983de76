// The server is killed while someone registers: anywhere between asking for the code and the answer of the last step.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compare, openLedger, type Ledger } from './ledger.ts';
import { countsOf, momentOf, seconds, worstOf, type Case, type Result } from './result.ts';
import { openStage, until, type Answer, type Stage } from './stage.ts';

const password = 'password-of-somebody';
const stepsMax = 30;
/** Somewhat longer than registering takes. */
const spanMs = 900;
/** A letter whose sending was cut off is taken up again once the process is known to be gone. */
const letterTimeoutMs = 90_000;
/** From the moment on at which the server is back. */
const letterMaxMs = 20_000;

interface Person {
  email: string;
  code?: string | undefined;
  /** A request for a code was answered before. */
  asked?: boolean;
  registrationToken?: string;
  userToken?: string;
  statuses: number[];
  letterMs: number;
  /** When the last letter came, by this process's clock. */
  letterAt: number;
}

/** The codes that were mailed to an address, in order. */
function mailedCodes({ folder }: Stage, email: string): string[] {
  const box = path.join(folder, 'data', 'mailbox');
  if (!existsSync(box)) return [];
  const letters = readdirSync(box)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(path.join(box, name), 'utf8')) as { to: string; at: string; text: string })
    .filter(({ to }) => to === email);
  return letters.toSorted((a, b) => (a.at < b.at ? -1 : 1)).map(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? '');
}

const details = { name: 'Rahima Khatun', gender: 'female', birthDate: '1990-05-14', password, confirmPassword: password };

/** What a person does next; an answer, or nothing where there is nothing left to do. */
async function step(stage: Stage, person: Person): Promise<Answer | undefined> {
  const { email, code, registrationToken } = person;
  const post = (where: string, json: object): Promise<Answer> => stage.call(where, { method: 'POST', json });
  if (person.userToken) return undefined;
  if (registrationToken) {
    const answer = await post('/api/register', { registrationToken, ...details });
    if (answer.status === 201) person.userToken = String(answer.body['userToken']);
    // The account is there and its answer was lost: people sign in.
    if (answer.body['error'] !== 'EMAIL_TAKEN') return answer;
    const again = await post('/api/login', { email, password });
    if (again.status === 200) person.userToken = String(again.body['userToken']);
    return again;
  }
  if (code) {
    const answer = await post('/api/register/verifyCode', { email, code });
    if (answer.status === 200) person.registrationToken = String(answer.body['registrationToken']);
    // Used up, and the answer was lost: another is asked for.
    else if (answer.status >= 400) person.code = undefined;
    return answer;
  }
  // The code of an earlier letter may be used up.
  const before = person.asked ? mailedCodes(stage, email).length : 0;
  const answer = await post('/api/register/sendCode', { email });
  if (answer.status !== 200) return answer;
  person.asked = true;
  person.letterMs = await until(() => mailedCodes(stage, email).length > before, letterTimeoutMs, 'the letter');
  person.letterAt = performance.now();
  person.code = mailedCodes(stage, email).at(-1);
  return answer;
}

/** Another code may be asked for after a minute: here at once, since what is tried is not that wait. */
const passMinute = ({ db }: Stage, email: string): Promise<unknown> =>
  db.pool.query("update mailed_codes set requested_at = requested_at - interval '10 minutes' where email = $1", [email]);

/** Goes on until it is done or an answer is missing. */
async function walk(stage: Stage, person: Person, ledger: Ledger, alive: () => boolean): Promise<void> {
  for (let count = 0; count < stepsMax && alive(); count++) {
    ledger.sent(person.email);
    const answer = await step(stage, person);
    if (!answer) break;
    person.statuses.push(answer.status);
    if (person.userToken) ledger.acknowledge(person.email);
    if (answer.status === 0) break;
    if (answer.status === 429) await passMinute(stage, person.email);
  }
}

async function round(stage: Stage, number: number, killAfterMs: number, ledger: Ledger) {
  const people = Array.from({ length: 2 }, (_, at): Person => ({ email: `new-${number}-${at}@example.test`, statuses: [], letterMs: 0, letterAt: 0 }));
  let isAlive = true;
  const walks = people.map((person) => walk(stage, person, ledger, () => isAlive).catch(() => undefined));
  await sleep(killAfterMs);
  isAlive = false;
  await stage.kill();
  const ready = await stage.start();
  const readyAt = performance.now();
  isAlive = true;
  await Promise.all(walks);
  // The code expires before a wait for the next is over where the letter was long on its way: no one is that patient here.
  await Promise.all(people.map((person) => walk(stage, person, ledger, () => true)));
  // A letter that was under way is counted from the moment on at which the server was back.
  const waited = people.map(({ letterAt, letterMs }) => Math.min(letterMs, Math.max(0, letterAt - readyAt)));
  const wrong = waited.filter((ms) => ms > letterMaxMs).map((ms) => `a letter came ${seconds(ms)} after the server was back`);
  for (const { email, userToken } of people) {
    const profile = await stage.call('/api/profile', { token: userToken });
    const signedIn = await stage.call('/api/login', { method: 'POST', json: { email, password } });
    if (profile.status !== 200) wrong.push(`${email}: its token is answered ${profile.status}`);
    if (signedIn.status !== 200) wrong.push(`${email} cannot sign in: ${signedIn.status}`);
  }
  return { ready, wrong, statuses: people.flatMap((one) => one.statuses), letter: worstOf(waited) };
}

async function run(rounds: number): Promise<Result> {
  const stage = await openStage();
  try {
    const ledger = openLedger();
    const done = [];
    for (let number = 0; number < rounds; number++) done.push(await round(stage, number, momentOf(number, rounds, spanMs), ledger));
    const { rows } = await stage.db.pool.query<{ email: string; count: number }>(
      "select email, count(*)::int8 as count from users where email like 'new-%' group by 1",
    );
    return {
      rounds,
      sees: `the connection breaks; the same step is sent again (${countsOf(done.flatMap((one) => one.statuses))} in all). A code whose sending was cut off comes at most ${seconds(worstOf(done.map((one) => one.letter)))} after the server is back`,
      kept: `${ledger.acknowledged.size} of ${rounds * 2} accounts, each once; every token that was given works, and everyone can sign in`,
      recoveries: done.map(({ ready }) => ready),
      wrong: [...done.flatMap((one) => one.wrong), ...compare(ledger, new Map(rows.map(({ email, count }) => [email, count])))],
    };
  } finally {
    await stage.close();
  }
}

export const killRegistering: Case = { name: 'kill-registering', fault: 'SIGKILL of the server while two people register', rounds: 60, run };
