import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createStore } from '#web/platform/store.ts';
import { NotificationCenter } from './center.ts';
import { Notifications } from './provider.tsx';
import { useLiveEvent, useNotifications } from './use-notifications.ts';

test('throws outside its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useNotifications)).toThrow('useNotifications needs NotificationsProvider above it');
  vi.restoreAllMocks();
});

test('news are heard with every connection and whenever they are told, until nobody listens', () => {
  const never = () => new Promise<never>(() => undefined);
  const center = new NotificationCenter({ page: never, unread: never, markRead: never, remove: never });
  const slot = createStore<NotificationCenter | undefined>(center);
  const hear = vi.fn();
  const { unmount } = renderHook(() => useLiveEvent('postChanged', hear), {
    wrapper: ({ children }) => <Notifications value={slot}>{children}</Notifications>,
  });
  act(() => center.announce('queueChanged'));
  expect(hear).not.toHaveBeenCalled();
  act(() => center.hearJoined());
  act(() => center.announce('postChanged'));
  expect(hear).toHaveBeenCalledTimes(2);
  unmount();
  act(() => center.announce('postChanged'));
  expect(hear).toHaveBeenCalledTimes(2);
});
