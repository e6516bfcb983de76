// The count and the list beside a model of the server: whatever happens in whatever order, both say the same once it is quiet.
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Notification } from '#contracts/notices/notifications.ts';
import { CallFailure } from '#web/platform/api.ts';
import { NotificationCenter } from './center.ts';
import { inboxViews, wholeInbox, type InboxList, type InboxQuery } from './inbox-query.ts';
import type { CenterCalls } from './notification-state.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pageSize = 10;

/** The server: what it keeps, what it tells, and answers that take their time. */
class ServerModel {
  items: Notification[] = [];
  #made = 0;
  /** Events on their way to the tab, in their order; none while it is disconnected. */
  connected = false;
  events: ((center: NotificationCenter) => void)[] = [];
  /** The next so many calls fail. */
  failing = 0;
  failed = 0;
  readonly wait: (what: string) => Promise<void>;
  readonly echoes: boolean;

  constructor(wait: (what: string) => Promise<void>, echoes: boolean) {
    this.wait = wait;
    this.echoes = echoes;
  }

  tell: (event: (center: NotificationCenter) => void) => void = () => undefined;

  get unread(): number {
    return this.items.filter(({ isRead }) => !isRead).length;
  }

  create(): void {
    const id = String(++this.#made).padStart(4, '0');
    const item: Notification = { _id: id, title: id, message: '', link: '/', isRead: false, createdAt: '2026-11-21T10:00:00.000Z', kind: 'post_approved' };
    this.items = [item, ...this.items];
    this.tell((center) => void center.hearNew(item));
  }

  tellCount(): void {
    const { unread } = this;
    this.tell((center) => center.hearInbox({ unreadCount: unread }));
  }

  read(ids?: readonly string[]): void {
    this.items = this.items.map((item) => (!ids || ids.includes(item._id) ? { ...item, isRead: true } : item));
  }

  remove(ids: readonly string[]): void {
    this.items = this.items.filter(({ _id }) => !ids.includes(_id));
  }

  /** What is done by another tab is told always; what this one does, where the server says it to everyone. */
  elsewhere(work: () => void): void {
    work();
    this.tellCount();
  }

  here(work: () => void): void {
    work();
    if (this.echoes) this.tellCount();
  }

  list({ view, sort }: InboxQuery): Notification[] {
    const seen = this.items.filter(({ isRead }) => view === 'all' || isRead === (view === 'read'));
    return sort === 'oldest' ? seen.toReversed() : seen;
  }

  /** A call: it is done at one moment, and its answer comes at a later one. */
  async call<T>(what: string, work: () => T): Promise<T> {
    const fails = this.failing > 0 && this.failing--;
    await this.wait(`${what} arrives`);
    if (fails) this.failed += 1;
    if (fails) throw new CallFailure(0);
    const answer = work();
    await this.wait(`${what} answers`);
    return answer;
  }

  calls: CenterCalls = {
    unread: () => this.call('count', () => this.unread),
    page: (query, page) =>
      this.call('page', (): InboxList => {
        const all = this.list(query);
        return { items: all.slice((page - 1) * pageSize, page * pageSize), total: all.length };
      }),
    markRead: (ids) =>
      this.call('read', () => {
        this.here(() => this.read(ids));
        return ids && ids.length > 1 ? this.unread : undefined;
      }),
    remove: (ids) =>
      this.call('remove', () => {
        this.here(() => this.remove(ids));
        return this.unread;
      }),
  };
}

interface World {
  server: ServerModel;
  center: NotificationCenter;
}
type Step = readonly [name: string, step: (world: World) => void];
interface Move {
  step: Step;
  /** So many answers and events arrive before the next. */
  arrivals: number;
  /** Everything arrives, and time passes. */
  time: boolean;
}

const shown = (center: NotificationCenter): readonly Notification[] => center.state.get().list?.items ?? [];
const at = <T>(items: readonly T[], index: number): T[] => (items.length > 0 ? [items[index % items.length] as T] : []);

const always = (name: string, step: Step[1]): fc.Arbitrary<Step> => fc.constant([name, step]);
/** A step on one of several notifications. */
const onOne = (name: string, step: (world: World, index: number) => void): fc.Arbitrary<Step> =>
  fc.nat({ max: 30 }).map((index) => [`${name} ${index}`, (world) => step(world, index)]);

const steps: fc.Arbitrary<Step> = fc.oneof(
  always('arrive', ({ server }) => server.create()),
  onOne('read here', ({ center }, index) => void center.mark(at(shown(center), index))),
  always('read several here', ({ center }) => void center.mark(shown(center).slice(0, 3))),
  onOne('read elsewhere', ({ server }, index) => server.elsewhere(() => server.read(at(server.items, index).map(({ _id }) => _id)))),
  onOne('read by another tab, live', ({ server }, index) => {
    const [item] = at(server.items, index);
    if (!item) return;
    server.items = server.items.map((one) => (one === item ? { ...one, isRead: true } : one));
    server.tell((center) => center.hearRead(item._id));
  }),
  onOne('delete here', ({ center }, index) => center.remove(at(shown(center), index)).commit()),
  onOne('delete here and undo', ({ center }, index) => center.remove(at(shown(center), index)).undo()),
  onOne('delete here, with time to undo', ({ center }, index) => void center.remove(at(shown(center), index))),
  always('no time to undo is left', ({ center }) => center.commitAll()),
  onOne('delete elsewhere', ({ server }, index) => server.elsewhere(() => server.remove(at(server.items, index).map(({ _id }) => _id)))),
  always('mark all here', ({ center }) => void center.markAll()),
  always('mark all elsewhere', ({ server }) => server.elsewhere(() => server.read())),
  always('load more', ({ center }) => void center.more()),
  always('reload', ({ center }) => void center.reload()),
  onOne('show a view', ({ center }, index) => center.open({ ...wholeInbox, view: inboxViews[index % inboxViews.length] ?? 'all' })),
  always('the oldest first', ({ center }) => center.open({ ...wholeInbox, sort: 'oldest' })),
  always('the next call fails', ({ server }) => void (server.failing += 1)),
  always('disconnect', (world) => disconnect(world)),
  always('connect', (world) => connect(world)),
);

function disconnect({ server, center }: World): void {
  server.connected = false;
  server.events = [];
  center.hearConnection('disconnected');
}

function connect({ server, center }: World): void {
  if (server.connected) return;
  server.connected = true;
  center.hearConnection('connected');
  center.hearJoined();
}

/** Everything under way arrives, in any order, and it is quiet for long enough. */
async function settle(scheduler: fc.Scheduler): Promise<void> {
  for (let rounds = 0; rounds < 8; rounds++) {
    while (scheduler.count() > 0) await scheduler.waitOne();
    await vi.advanceTimersByTimeAsync(600);
  }
  expect(scheduler.count()).toBe(0);
}

async function play(scheduler: fc.Scheduler, moves: readonly Move[], echoes: boolean): Promise<World> {
  const server = new ServerModel((what) => scheduler.schedule(Promise.resolve(), what), echoes);
  const center = new NotificationCenter(server.calls);
  const world = { server, center };
  server.tell = (event) => {
    if (!server.connected) return;
    server.events.push(event);
    void server.wait('an event arrives').then(() => server.events.shift()?.(center));
  };
  for (let made = 0; made < 25; made++) server.create();
  connect(world);
  for (const { step, arrivals, time } of moves) {
    step[1](world);
    const { unread = 0 } = center.state.get();
    const ids = shown(center).map(({ _id }) => _id);
    expect([unread >= 0, ids]).toEqual([true, [...new Set(ids)]]);
    for (let arrival = 0; arrival < arrivals && scheduler.count() > 0; arrival++) await scheduler.waitOne();
    if (time) await settle(scheduler);
  }
  return world;
}

test('list and count are the server’s once it is quiet, whatever was done here and elsewhere, and in whatever order it was heard', async () => {
  const moves = fc.array(fc.record({ step: steps, arrivals: fc.nat({ max: 6 }), time: fc.boolean() }), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), moves, fc.boolean(), async (scheduler, some, echoes) => {
      const world = await play(scheduler, some, echoes);
      const { server, center } = world;
      center.commitAll();
      await settle(scheduler);
      if (server.failed > 0 || server.failing > 0 || !server.connected) {
        server.failing = 0;
        disconnect(world);
        connect(world);
      }
      await settle(scheduler);
      const { query, unread, total, list, reading, adding } = center.state.get();
      const all = server.list(query);
      expect({ unread, total, reading, adding }).toEqual({ unread: server.unread, total: server.items.length, reading: false, adding: false });
      expect(list).toEqual({ items: all.slice(0, list?.items.length), total: all.length });
      expect(list?.items.length).toBeGreaterThanOrEqual(Math.min(pageSize, all.length));
      center.stop();
    }),
    { numRuns: 500 },
  );
});
