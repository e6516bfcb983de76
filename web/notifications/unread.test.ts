import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

/** The store as a component would see it. */
async function store() {
  vi.doMock('react', () => ({ useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read() }));
  return import('./unread.ts');
}

it('is unknown until the server says it, and what is there then is nothing new', async () => {
  const { hearUnread, useUnread } = await store();
  expect(useUnread()).toEqual({ count: undefined, fresh: 0 });
  hearUnread(5);
  expect(useUnread()).toEqual({ count: 5, fresh: 0 });
});

it('counts what came since as new, until the inbox shows it', async () => {
  const { hearUnread, seeFresh, useUnread } = await store();
  for (const count of [5, 6, 8]) hearUnread(count);
  expect(useUnread()).toEqual({ count: 8, fresh: 3 });
  seeFresh();
  expect(useUnread()).toEqual({ count: 8, fresh: 0 });
});

it('follows what is read here and elsewhere, and never falls below none', async () => {
  const { changeUnread, hearUnread, setUnread, useUnread } = await store();
  changeUnread(-1);
  expect(useUnread().count).toBeUndefined();
  hearUnread(2);
  changeUnread(-1);
  expect(useUnread()).toEqual({ count: 1, fresh: 0 });
  changeUnread(-5);
  expect(useUnread().count).toBe(0);
  setUnread(4);
  hearUnread(1);
  expect(useUnread()).toEqual({ count: 1, fresh: 0 });
});

it('is forgotten with the person', async () => {
  const { forgetUnread, hearUnread, useUnread } = await store();
  hearUnread(2);
  forgetUnread();
  expect(useUnread()).toEqual({ count: undefined, fresh: 0 });
});
