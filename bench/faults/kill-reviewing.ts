// The server is killed while the team approves posts and members send reviews of a firm.
import { setTimeout as sleep } from 'node:timers/promises';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';
import { firmFields } from '#server/testing/content/shared-building.ts';
import { compare, openLedger, type Ledger } from './ledger.ts';
import { countsOf, momentOf, type Case, type Result } from './result.ts';
import { openStage, type Answer, type Stage } from './stage.ts';

const approvalsEach = 4;
/** No one may have more than fifty posts. */
const roundsEach = 10;

interface Team {
  stage: Stage;
  staff: string;
  seller: string;
  photo: Buffer;
}

async function must(answer: Promise<Answer>, wanted: number): Promise<Record<string, unknown>> {
  const { status, body } = await answer;
  if (status !== wanted) throw new Error(`Answered ${status} instead of ${wanted}: ${JSON.stringify(body)}`);
  return body;
}

const pendingPost = async ({ stage, seller, photo }: Team): Promise<number> =>
  (await must(stage.call('/api/posts/sell', { method: 'POST', token: seller, form: multipart(sellPost, [photo]) }), 201))['PostID'] as number;

const approve = ({ stage, staff }: Team, post: number): Promise<Answer> =>
  stage.call(`/api/admin/posts/${post}/approve`, { method: 'PUT', token: staff, json: { revision: 1 } });

/** A firm, and a member with a ticket to review it. */
async function reviewer({ stage, staff }: Team, number: number) {
  const firm = (await must(stage.call('/api/admin/interiors', { method: 'POST', token: staff, json: firmFields }), 201))['PostID'];
  const { code } = await must(
    stage.call('/api/admin/reviewCodes', { method: 'POST', token: staff, json: { PostID: firm, project: 'Office', month: '2026-03' } }),
    201,
  );
  const token = await stage.member(`customer-${number}`);
  const { reviewTicket } = await must(stage.call(`/api/interiors/${firm as number}/reviews/verifyCode`, { method: 'POST', token, json: { code } }), 200);
  const form = multipart({ reviewTicket: String(reviewTicket), rating: '4.5', review: `The work of round ${number} is good.` }, []);
  return (): Promise<Answer> => stage.call(`/api/interiors/${firm as number}/reviews`, { method: 'POST', token, key: `review-${number}`, form });
}

interface Decision {
  name: string;
  send: () => Promise<Answer>;
}

/** What is sent at once in a round. */
async function decisions(team: Team, number: number): Promise<Decision[]> {
  const posts = [];
  if (number % roundsEach === 0) team.seller = await team.stage.member(`seller-${number}`);
  for (let at = 0; at < approvalsEach; at++) posts.push(await pendingPost(team));
  const review = await reviewer(team, number);
  return [...posts.map((post) => ({ name: `post ${post}`, send: () => approve(team, post) })), { name: `review ${number}`, send: review }];
}

/** How long a round takes when nothing happens. */
async function usualMs(team: Team, number: number, ledger: Ledger): Promise<number> {
  const all = await decisions(team, number);
  const began = performance.now();
  await Promise.all(all.map(async ({ name, send }) => (await send()).status < 300 && ledger.acknowledge(name)));
  return performance.now() - began;
}

async function round(team: Team, number: number, killAfterMs: number, ledger: Ledger) {
  const answers = (await decisions(team, number)).map((one) => {
    ledger.sent(one.name);
    return { ...one, answer: one.send() };
  });
  await sleep(killAfterMs);
  await team.stage.kill();
  const statuses: number[] = [];
  const again: (typeof answers)[number][] = [];
  for (const one of answers) {
    const { status } = await one.answer;
    statuses.push(status);
    if (status === 200 || status === 201) ledger.acknowledge(one.name);
    else again.push(one);
  }
  const ready = await team.stage.start();
  const wrong: string[] = [];
  for (const { name, send } of again) {
    const { status } = await send();
    // 409: it was approved, and the answer was lost.
    if (![200, 201, 409].includes(status)) wrong.push(`${name} again: ${status}`);
    else ledger.acknowledge(name);
  }
  return { ready, statuses, wrong };
}

const counted = async ({ db }: Stage, query: string): Promise<[string, number][]> =>
  (await db.pool.query<{ name: string; count: number }>(query)).rows.map(({ name, count }) => [name, count]);

/** An approval is its state, its line in the log, its notice and its place in the register of listings, or nothing. */
async function partsFaults(stage: Stage, ledger: Ledger): Promise<string[]> {
  const parts: Record<string, string> = {
    state: "select 'post ' || post_id as name, count(*)::int8 as count from posts where state = 'approved' group by 1",
    log: "select 'post ' || subject_id as name, count(*)::int8 as count from audit_log where action = 'post.approve' group by 1",
    notice: "select 'post ' || split_part(cause, ' ', 2) as name, count(*)::int8 as count from notifications where kind = 'post_approved' group by 1",
    listing: "select 'post ' || number as name, count(*)::int8 as count from listings where visible_since is not null group by 1",
  };
  const reviews = await counted(stage, "select 'review ' || substring(text from 'round (\\d+)') as name, count(*)::int8 as count from reviews group by 1");
  const wrong: string[] = [];
  for (const [part, query] of Object.entries(parts)) {
    const found = new Map([...(await counted(stage, query)), ...reviews]);
    wrong.push(...compare(ledger, found).map((fault) => `${part}: ${fault}`));
  }
  return wrong;
}

async function run(rounds: number): Promise<Result> {
  const stage = await openStage();
  try {
    const team = { stage, staff: await stage.member('clerk', 'support'), seller: await stage.member('seller'), photo: await photograph(80, 60) };
    const ledger = openLedger();
    await stage.kill();
    await stage.start();
    const spanMs = 1.2 * (await usualMs(team, rounds, ledger));
    const done = [];
    for (let number = 0; number < rounds; number++) done.push(await round(team, number, momentOf(number, rounds, spanMs), ledger));
    return {
      rounds,
      sees: `the connection breaks (${countsOf(done.flatMap(({ statuses }) => statuses))} at first); deciding again answers 200, or 409 where the decision was kept`,
      kept: `${ledger.acknowledged.size} of ${ledger.acknowledged.size} approvals and reviews, each once: state, log, notice and place in the lists together`,
      recoveries: done.map(({ ready }) => ready),
      wrong: [...done.flatMap(({ wrong }) => wrong), ...(await partsFaults(stage, ledger))],
    };
  } finally {
    await stage.close();
  }
}

export const killReviewing: Case = {
  name: 'kill-reviewing',
  fault: 'SIGKILL of the server while four posts are approved and a firm is reviewed',
  rounds: 50,
  run,
};
