import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint, type Access, type Endpoint } from '#contracts/endpoint.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { declared } from '#server/testing/declared.ts';
import { answerFailures } from './answer-failure.ts';
import type { Caller, SignedIn } from './callers/caller.ts';
import { bind, bindOwned } from './endpoint.ts';

const accesses: readonly Access[] = ['anyone', 'session', 'member', 'owner', 'support', 'admin'];
const callers = ['nobody', 'suspended', 'disabled', 'member', 'support', 'admin'] as const;
type Who = (typeof callers)[number];

let server: TestApp;
const tokens = new Map<Who, string>();

async function tokenOf(who: Who): Promise<string | undefined> {
  if (who === 'nobody') return undefined;
  const role = who === 'support' || who === 'admin' ? who : 'user';
  const token = await server.member(who, role);
  const status = { suspended: 'suspended', disabled: 'Disabled' }[who as string];
  if (status) await server.database.pool.query('update users set status = $1 where email = $2', [status, `${who}@example.test`]);
  return token;
}

beforeAll(async () => {
  server = await testApp();
  for (const who of callers) {
    const token = await tokenOf(who);
    if (token) tokens.set(who, token);
  }
});
afterAll(() => server.close());

const address = ({ path: pattern }: Endpoint): string => pattern.replace(/:\w*(Id|ID|id)\b/g, '1').replace(/:\w+/g, 'unknown');

/** The status and code with which `who` is refused, or nothing where the door is open. */
function refusal(access: Access, who: Who): [number, string] | undefined {
  if (access === 'anyone') return undefined;
  if (who === 'nobody') return [401, 'UNAUTHENTICATED'];
  if (who === 'disabled') return [401, 'ACCOUNT_DISABLED'];
  if (access === 'session') return undefined;
  if (who === 'suspended') return [403, 'ACCOUNT_SUSPENDED'];
  if (access === 'support' && who === 'member') return [403, 'FORBIDDEN'];
  if (access === 'admin' && who !== 'admin') return [403, 'FORBIDDEN'];
  return undefined;
}

describe('every call of the product', () => {
  test('is declared by the contracts, says who may call it, and is bound exactly once', async () => {
    const { bound } = server.app;
    const names = bound.map(({ method, path: where }) => `${method} ${where}`);
    expect(bound.length).toBeGreaterThan(10);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(bound).size).toBe(bound.length);
    const known = new Set(await declared());
    expect(bound.filter((one) => !known.has(one)).map(({ path: where }) => where)).toEqual([]);
    for (const { access, path: where } of bound) expect(accesses, where).toContain(access);
  });

  test('under /admin is for staff, and nothing else is', () => {
    for (const { access, path: where } of server.app.bound) expect(access === 'support' || access === 'admin', where).toBe(where.startsWith('/api/admin/'));
  });

  test.each(callers)('refuses %s exactly where its access says so, whatever is sent', async (who) => {
    for (const one of server.app.bound) {
      const expected = refusal(one.access, who);
      // Open doors are tested where they lead; here nothing is done behind them.
      if (!expected) continue;
      const token = tokens.get(who);
      const answer = await server.call({
        method: one.method,
        url: address(one),
        ...(token ? { token } : {}),
        ...(one.method === 'GET' ? {} : { payload: { status: 'approved' } }),
      });
      expect([answer.statusCode, (answer.json() as { error: string }).error], `${one.method} ${one.path}`).toEqual(expected);
      expect(answer.headers['cache-control'], one.path).toBe('no-store');
    }
  });

  test('that nobody bound is answered as not found, as JSON and in the language of the caller', async () => {
    for (const url of ['/api', '/api/nothing', '/api/admin', '/api/posts/1/nothing']) {
      const answer = await server.call({ url, lng: 'bn' });
      expect([answer.statusCode, answer.json()], url).toMatchObject([
        404,
        { success: false, error: 'NOT_FOUND', message: expect.stringMatching(/[\u0980-\u09ff]/) },
      ]);
    }
    expect((await server.call({ method: 'DELETE', url: '/api/areas' })).statusCode).toBe(404);
  });
});

describe('a bound call', () => {
  const give = endpoint({
    method: 'GET',
    path: '/api/give',
    access: 'anyone',
    summary: 'Gives',
    query: z.object({ more: z.string().optional() }),
    response: z.object({ name: z.string() }),
  });
  const bare = (user?: Partial<SignedIn>) => {
    const app = Fastify();
    app.decorate('bound', []);
    app.decorateRequest('caller');
    answerFailures(app);
    app.addHook('onRequest', async (request) => void (request.caller = { lng: 'en', idempotencyKey: undefined, user } as Caller));
    return app;
  };
  const open = (answer: unknown) => {
    const app = bare();
    bind(app, give, () => Promise.resolve(answer as { name: string }));
    return app;
  };

  test('sends nothing that its contract does not name', async () => {
    expect((await open({ name: 'Rahim', password_hash: 'x', phone: '01000000001' }).inject('/api/give')).json()).toEqual({ name: 'Rahim' });
  });

  test('whose answer does not fit is our failure, not that of the caller, who learns nothing of it', async () => {
    const answer = await open({ nom: 'Rahim' }).inject('/api/give');
    expect([answer.statusCode, answer.json()]).toMatchObject([500, { success: false, error: 'INTERNAL' }]);
    expect(answer.body).not.toContain('nom');
  });

  test('refuses a parameter that comes twice where one is meant', async () => {
    expect((await open({ name: 'x' }).inject('/api/give?more=1&more=2')).statusCode).toBe(422);
  });

  describe('for the owner of an object', () => {
    const change = endpoint({
      method: 'PUT',
      path: '/api/things/:id',
      access: 'owner',
      summary: 'Changes',
      params: z.object({ id: z.string() }),
      response: z.object({ name: z.string() }),
    });
    const owners: Record<string, string> = { mine: 'me', theirs: 'they' };
    const seen: string[] = [];
    const app = () => {
      const made = bare({ userId: 'me', status: 'normal' });
      const load = async ({ params: { id }, caller }: { params: { id: string }; caller: { user: SignedIn } }) =>
        owners[id] === caller.user.userId ? { name: id } : undefined;
      bindOwned(made, change, load, async (_received, owned) => {
        seen.push(owned.name);
        return owned;
      });
      return made;
    };
    const put = async (id: string) => app().inject({ method: 'PUT', url: `/api/things/${id}` });

    test('hands the handler what is the caller’s, and is not found for anything else', async () => {
      expect((await put('mine')).json()).toEqual({ name: 'mine' });
      for (const id of ['theirs', 'nothing']) expect((await put(id)).json()).toMatchObject({ success: false, error: 'NOT_FOUND' });
      expect(seen).toEqual(['mine']);
    });

    test('cannot be bound without what finds the object', () => {
      // @ts-expect-error The compiler says so first.
      expect(() => bind(bare(), change, async () => ({ name: 'mine' }))).toThrow('PUT /api/things/:id is for the owner');
    });
  });
});
