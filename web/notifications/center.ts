// The notifications of one signed-in person: what the server has said, what was done here on top of it, and how it is kept true.
// Whatever was said while a call was under way leaves both in doubt: then everything is read again once it is quiet.
import type { ServerEvents } from '#contracts/notices/live.ts';
import type { Notification } from '#contracts/notices/notifications.ts';
import { outcomeOf, type Outcome } from '#web/platform/calls/outcome.ts';
import { createStore, type Store } from '#web/platform/store.ts';
import { changed, changeOf, isBeyond, type Change, type Inbox } from './inbox-changes.ts';
import { appended, arrived, hasItem, isShort, loadedPages, nextPage, placesNews, unreadAmong } from './inbox-list.ts';
import { inboxKey, wholeInbox, type InboxList, type InboxQuery } from './inbox-query.ts';
import { logFailure } from './log-failure.ts';
import { atFirst, unknownInbox, type CenterCalls, type Connection, type LiveNews, type NotificationState, type Removal } from './notification-state.ts';

/** So long it must be quiet before what is in doubt is read again. */
const quietMs = 500;
/** So long after an answer something may be told that it holds already. */
const lateMs = 5000;
/** Without a connection an answer holds so long; with one, so long a failed call waits. */
const freshMs = 30_000;

export class NotificationCenter {
  readonly state: Store<NotificationState> = createStore(atFirst);
  /** One notification was marked as read here, and the server knows it. */
  onRead: (id: string) => void = () => undefined;
  /** Tries to connect again. */
  onRetry: () => void = () => undefined;
  readonly #calls: CenterCalls;
  /** What the server has said. */
  #inbox: Inbox = unknownInbox;
  /** What was done here, in its order. */
  #changes: readonly Change[] = [];
  readonly #sent = new Set<Change>();
  readonly #held = new Map<Change, Removal>();
  readonly #heard = new Set<string>();
  readonly #listeners = new Map<LiveNews, Set<() => void>>();
  /** Grows with everything that an answer under way may not hold. */
  #version = 0;
  #round = 0;
  #readAt = 0;
  /** When the server last answered a call: it may have known of what is told only now. */
  #toldAt = 0;
  #inDoubt = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(calls: CenterCalls) {
    this.#calls = calls;
  }

  #show(more: Partial<NotificationState> = {}): void {
    const state = { ...this.state.get(), ...more };
    this.state.set({ ...state, ...this.#changes.reduce((inbox, change) => changed(inbox, change, state.query.view), this.#inbox) });
  }

  readonly #isShort = (): boolean => this.#inbox.list !== undefined && isShort(this.#inbox.list);

  /** Reads everything again, unless that happens anyway before. */
  #soon(afterMs = quietMs): void {
    clearTimeout(this.#timer);
    if (!this.#stopped) this.#timer = setTimeout(() => void this.reload(), afterMs);
  }

  async #readList(query: InboxQuery): Promise<InboxList> {
    const pages = loadedPages(this.#inbox.list);
    let list = await this.#calls.page(query, 1);
    for (let page = 2; page <= pages && list.items.length < list.total; page++) list = appended(list, await this.#calls.page(query, page));
    return list;
  }

  /** Reads the count and what is loaded of the list. What fails is logged, and what was known stays. */
  async reload(): Promise<void> {
    clearTimeout(this.#timer);
    const [round, version, { query }] = [++this.#round, this.#version, this.state.get()];
    const isWhole = inboxKey(query) === inboxKey(wholeInbox);
    this.#readAt = Date.now();
    this.#show({ reading: true });
    const [unread, list, whole] = await Promise.all([
      outcomeOf(this.#calls.unread()),
      outcomeOf(this.#readList(query)),
      isWhole ? undefined : outcomeOf(this.#calls.page(wholeInbox, 1)),
    ]);
    if (this.#stopped || round !== this.#round) return;
    this.#readAt = this.#toldAt = Date.now();
    const moved = version !== this.#version;
    for (const outcome of [unread, list, whole]) if (outcome?.ok === false) logFailure('Notifications were not read', outcome.failure);
    // A list that stands is not replaced by an older one.
    if (!moved || !this.#inbox.list) this.#take(unread, list, whole ?? list);
    this.#show({ reading: false, failure: list.ok ? undefined : list.failure });
    if (this.#sent.size > 0) this.#inDoubt = true;
    else if (moved) this.#soon();
    else if (!(unread.ok && list.ok) && this.state.get().connection === 'connected') this.#soon(freshMs);
  }

  #take(unread: Outcome<number | undefined>, list: Outcome<InboxList>, whole: Outcome<InboxList>): void {
    const { query } = this.state.get();
    const { unread: count, total, list: before } = this.#inbox;
    this.#version += 1;
    this.#inbox = {
      // In the view of what is unread the count is what that view says.
      unread: list.ok && query.view === 'unread' && query.q === '' ? list.value.total : unread.ok ? (unread.value ?? count) : count,
      total: whole.ok ? whole.value.total : total,
      list: list.ok ? list.value : before,
    };
  }

  /** Shows another view of the inbox, or the same again. */
  open(query: InboxQuery): void {
    if (inboxKey(query) !== inboxKey(this.state.get().query)) {
      this.#inbox = { ...this.#inbox, list: undefined };
      this.#show({ query, failure: undefined });
    }
    void this.reload();
  }

  /** Reads again where no connection tells what happens, but not all the time. */
  look(): void {
    if (this.state.get().connection !== 'connected' && Date.now() - this.#readAt >= freshMs) void this.reload();
  }

  /** Loads the next page. */
  async more(): Promise<void> {
    const { query, adding } = this.state.get();
    if (!this.#inbox.list || adding) return;
    const version = this.#version;
    this.#show({ adding: true, again: undefined });
    const page = await outcomeOf(this.#calls.page(query, nextPage(this.#inbox.list)));
    if (this.#stopped) return;
    const isAsked = inboxKey(query) === inboxKey(this.state.get().query);
    if (page.ok && isAsked && this.#inbox.list) this.#inbox = { ...this.#inbox, list: appended(this.#inbox.list, page.value) };
    if (!page.ok) logFailure('Further notifications were not read', page.failure);
    this.#show({ adding: false, ...(page.ok ? {} : { again: () => void this.more() }) });
    if (version !== this.#version) this.#soon();
  }

  async #send(change: Change, work: () => Promise<number | undefined>, again: () => void): Promise<boolean> {
    if (!this.#changes.includes(change)) this.#changes = [...this.#changes, change];
    this.#sent.add(change);
    const version = ++this.#version;
    this.#show({ again: undefined });
    const outcome = await outcomeOf(work());
    const moved = version !== this.#version || this.#sent.size > 1;
    this.#version += 1;
    this.#toldAt = Date.now();
    this.#sent.delete(change);
    this.#changes = this.#changes.filter((one) => one !== change);
    if (outcome.ok) {
      const { view } = this.state.get().query;
      this.#inDoubt ||= isBeyond(this.#inbox, change, view);
      const inbox = changed(this.#inbox, change, view);
      this.#inbox = moved ? inbox : { ...inbox, unread: outcome.value ?? inbox.unread };
    } else logFailure('A notification was not changed', outcome.failure);
    if (this.#stopped) return outcome.ok;
    this.#show(outcome.ok ? {} : { again });
    this.#inDoubt ||= moved || this.#isShort();
    if (this.#inDoubt && this.#sent.size === 0) {
      this.#inDoubt = false;
      this.#soon();
    }
    return outcome.ok;
  }

  /** Marks these as read: at once here, and taken back where the server does not follow. */
  async mark(items: readonly Notification[]): Promise<void> {
    const unread = items.filter(({ isRead }) => !isRead);
    if (unread.length === 0) return;
    const ids = unread.map(({ _id }) => _id);
    const done = await this.#send(
      changeOf('read', unread),
      () => this.#calls.markRead(ids),
      () => void this.mark(unread),
    );
    if (done && ids.length === 1) this.onRead(ids[0] as string);
  }

  async markAll(): Promise<void> {
    // Without a connection those that are seen: what comes until there is one is not read yet.
    if (navigator.onLine === false && this.#inbox.list) return this.mark(this.#inbox.list.items);
    await this.#send(
      { kind: 'read', unread: new Set() },
      () => this.#calls.markRead(),
      () => void this.markAll(),
    );
  }

  /** Takes these off the list; they are deleted when that is committed. */
  remove(items: readonly Notification[]): Removal {
    const change = changeOf('remove', items);
    const ids = [...(change.ids ?? [])];
    const removal: Removal = {
      undo: () => {
        if (!this.#held.delete(change)) return;
        this.#changes = this.#changes.filter((one) => one !== change);
        this.#show();
      },
      commit: () => {
        if (!this.#held.delete(change)) return;
        void this.#send(
          change,
          () => this.#calls.remove(ids),
          () => this.remove(items).commit(),
        );
      },
    };
    this.#held.set(change, removal);
    this.#changes = [...this.#changes, change];
    this.#show({ again: undefined });
    return removal;
  }

  /** Deletes everything that waits for it; when the page is left. */
  commitAll(): void {
    for (const { commit } of this.#held.values()) commit();
  }

  /** The top of the list is on screen. */
  seeFresh(): void {
    if (this.state.get().fresh > 0) this.#show({ fresh: 0 });
  }

  hearConnection(connection: Connection, stuck = false): void {
    this.#show({ connection, stuck });
  }

  /** From now on everything is told; what was before is read. */
  hearJoined(): void {
    void this.reload();
    for (const news of this.#listeners.keys()) this.announce(news);
  }

  /** Something new was told. Returns whether it is. */
  hearNew(item: Notification): boolean {
    if (this.hasNotified(item._id)) {
      // The list has it, but the count may have been read a moment before.
      if (!this.#heard.has(item._id) && Date.now() - this.#toldAt < lateMs) this.#soon();
      return false;
    }
    const { list, unread, total } = this.#inbox;
    const { query, fresh } = this.state.get();
    this.#heard.add(item._id);
    this.#version += 1;
    this.#inbox = {
      unread: unread === undefined ? undefined : unread + unreadAmong([item]),
      total: total === undefined ? undefined : total + 1,
      list: list && placesNews(query) ? arrived(list, item, query) : list,
    };
    this.#show({ fresh: fresh + 1 });
    if (!placesNews(query) || Date.now() - this.#toldAt < lateMs) this.#soon();
    return true;
  }

  /** Whether this one is here, or stood. */
  hasNotified(id: string): boolean {
    const { list } = this.#inbox;
    return this.#heard.has(id) || (list !== undefined && hasItem(list, id));
  }

  /** Another tab, or another device, has read this one. */
  hearRead(id: string): void {
    const known = this.#inbox.list?.items.find(({ _id }) => _id === id);
    if (known?.isRead) return;
    this.#version += 1;
    if (!known) return this.#soon();
    this.#inbox = changed(this.#inbox, changeOf('read', [known]), this.state.get().query.view);
    this.#show();
    if (this.#isShort()) this.#soon();
  }

  hearInbox({ unreadCount }: Parameters<ServerEvents['inboxChanged']>[0]): void {
    this.#version += 1;
    // Whether that count holds what is under way, no one knows.
    if (this.#sent.size > 0) {
      this.#inDoubt = true;
      return;
    }
    this.#inbox = { ...this.#inbox, unread: unreadCount };
    this.#show();
    this.#soon();
  }

  /** Calls `hear` with each such news; returns how to stop. */
  listen(news: LiveNews, hear: () => void): () => void {
    const listeners = this.#listeners.get(news) ?? new Set();
    this.#listeners.set(news, listeners.add(hear));
    return () => void listeners.delete(hear);
  }

  announce(news: LiveNews): void {
    for (const hear of this.#listeners.get(news) ?? []) hear();
  }

  /** The person is gone; what waits to be deleted still is. */
  stop(): void {
    this.commitAll();
    this.#stopped = true;
    clearTimeout(this.#timer);
  }
}
