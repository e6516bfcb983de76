// A server in a process of its own with some content, and callers of every kind, for the fuzzers.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { articleFields } from '#server/testing/content/article.ts';
import { postCalls } from '#server/testing/content/post-calls.ts';
import { groupFields, firmFields, sharedBuilding } from '#server/testing/content/shared-building.ts';

export const personas = ['nobody', 'member', 'suspended', 'support', 'admin'] as const;
export type Persona = (typeof personas)[number];

export interface FuzzServer {
  address: string;
  /** The token of a persona; a new one where the old one no longer holds. */
  token(who: Persona): Promise<string | undefined>;
  /** The token of one more member: no one may have many posts. */
  newcomer(): Promise<string>;
  /** It was refused: the next call gets a new one. */
  forget(who: Persona): void;
  /** Ids that are there. */
  ids: readonly string[];
  /** Milliseconds of processor time of the longest stretch since the last call in which the process answered no one. */
  longestStall(): Promise<number>;
  memoryMb(): Promise<number>;
  close(): Promise<void>;
}

export interface Told {
  stall: number;
  rss: number;
}

async function furnish(server: TestApp, member: string, staff: string): Promise<string[]> {
  const posts = postCalls(server, staff);
  const live = await posts.live(member);
  const waiting = await posts.submit(member, { type: 'rent', fields: { rentFee: '25000' } });
  const there = sharedBuilding(server, staff);
  const firm = await there.firm(firmFields);
  const offer = await there.offer(groupFields);
  const review = await there.review(firm, member);
  await there.approve(review);
  const saved = (await posts.save(member, live)).json() as { _id: string };
  const made = async (url: string, payload: object, token: string): Promise<Record<string, { _id: string }>> =>
    (await server.call({ method: 'POST', url, payload, token })).json() as Record<string, { _id: string }>;
  const { savedSearch } = await made('/api/savedSearches', { query: { purpose: 'rent' } }, member);
  const { shortlist } = await made('/api/shortlists', { name: 'For Amma', postIds: [live] }, member);
  const { article } = await made('/api/admin/blog', articleFields, staff);
  const { comment } = await made(`/api/blog/${article?._id}/comments`, { text: 'Is it so?' }, member);
  const { data } = (await server.call({ url: '/api/notifications/getUserNotifications', token: member })).json() as { data: { _id: string }[] };
  return [live, waiting, firm, offer, review, saved._id, savedSearch?._id, shortlist?._id, article?._id, comment?._id, data[0]?._id].map(String);
}

async function openTokens(server: TestApp) {
  const tokens = new Map<Persona, string>();
  const token = async (who: Persona): Promise<string | undefined> => {
    if (who === 'nobody') return undefined;
    const known = tokens.get(who);
    if (known) return known;
    const fresh = await server.member(`fuzz-${who}`, who === 'support' || who === 'admin' ? who : 'user');
    if (who === 'suspended') await server.database.pool.query("update users set status = 'suspended' where email = 'fuzz-suspended@example.test'");
    tokens.set(who, fresh);
    return fresh;
  };
  return { token, forget: (who: Persona) => void tokens.delete(who) };
}

let newcomers = 0;

export async function fuzzServer(): Promise<FuzzServer> {
  const server = await testApp();
  const { token, forget } = await openTokens(server);
  const ids = await furnish(server, (await token('member')) ?? '', (await token('support')) ?? '');
  const child: ChildProcess = fork(path.resolve(import.meta.dirname, '../serve.ts'), {
    execArgv: [],
    env: { PATH: process.env['PATH'], DATABASE_URL: server.database.url, DATA_DIR: server.folder },
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const told = async (): Promise<Told> => {
    const heard = once(child, 'message');
    child.send('tell');
    return ((await heard) as [Told])[0];
  };
  return {
    address: `http://127.0.0.1:${port}`,
    token,
    newcomer: () => server.member(`newcomer-${++newcomers}`),
    forget,
    ids,
    longestStall: async () => (await told()).stall,
    memoryMb: async () => (await told()).rss / 2 ** 20,
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      await server.close();
    },
  };
}
