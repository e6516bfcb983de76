import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryDelayMs } from '#contracts/retry-delay.ts';
import { FakeSocket } from '#web/testing/fake-socket.ts';
import { keepLink } from './link.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function opened(token: () => string | undefined = () => 'a-token') {
  const socket = new FakeSocket();
  const states: string[] = [];
  const refusals: string[] = [];
  const link = keepLink(socket.asLive(), {
    token,
    onState: (connection, stuck = false) => void states.push(stuck ? `${connection}, stuck` : connection),
    onRefused: ({ message }) => void refusals.push(message),
    random: () => 0.5,
  });
  return { socket, states, refusals, link };
}

test('connects, asks for the room by its token, and pings every 30 seconds while it stands', () => {
  const { socket, states } = opened();
  socket.say('connect');
  expect(states).toEqual(['connecting', 'connected']);
  vi.advanceTimersByTime(60_000);
  expect(socket.sent).toEqual([['joinNotificationRoom', 'a-token'], ['ping'], ['ping']]);
  socket.say('disconnect', 'transport close');
  expect(states.at(-1)).toBe('disconnected');
  vi.advanceTimersByTime(60_000);
  expect(socket.sent).toHaveLength(3);
});

test('without a token nothing is asked for', () => {
  const { socket, states } = opened(() => undefined);
  expect([socket.connects, states]).toEqual([0, []]);
});

test('connects itself where the server ended the connection', () => {
  const { socket, states } = opened();
  socket.say('connect');
  socket.say('disconnect', 'io server disconnect');
  expect([socket.connects, states.slice(-2)]).toEqual([2, ['disconnected', 'connecting']]);
});

test('a server that ends every connection is not asked without end', () => {
  const { socket, states } = opened();
  for (let turn = 0; turn < 20; turn++) {
    if (socket.connects > turn) {
      socket.say('connect');
      socket.say('disconnect', 'io server disconnect');
    }
    vi.advanceTimersByTime(5000);
  }
  expect([socket.connects, states.at(-1)]).toEqual([7, 'error, stuck']);
});

test.each(['a refusal', 'silence'])('after %s it waits a second for each attempt, five times, and then for a press', (what) => {
  const { socket, states, refusals, link } = opened();
  const failed = () => (what === 'silence' ? socket.fail('websocket error') : socket.refuse('UNAUTHENTICATED'));
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 5; attempt++) {
    failed();
    const before = socket.connects;
    let waited = 0;
    while (socket.connects === before) {
      vi.advanceTimersByTime(250);
      waited += 250;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([1000, 2000, 3000, 4000, 5000]);
  failed();
  vi.advanceTimersByTime(60_000);
  expect([socket.connects, states.at(-1), refusals.length]).toEqual([6, 'error, stuck', 6]);
  link.retry();
  socket.say('connect');
  expect([socket.connects, states.slice(-2)]).toEqual([7, ['connecting', 'connected']]);
});

test('a connection that stood counts its attempts anew', () => {
  const { socket } = opened();
  for (let turn = 0; turn < 3; turn++) {
    socket.refuse('INTERNAL');
    vi.advanceTimersByTime(1000);
    expect(socket.connects).toBe(2 + turn * 2);
    socket.say('connect');
    socket.refuse('INTERNAL');
    vi.advanceTimersByTime(1000);
    socket.say('connect');
  }
});

test('a line that was lost is tried again after a second', () => {
  const { socket, states } = opened();
  socket.say('connect');
  socket.say('disconnect', 'transport close');
  vi.advanceTimersByTime(999);
  expect(socket.connects).toBe(1);
  vi.advanceTimersByTime(1);
  expect([socket.connects, states.slice(-2)]).toEqual([2, ['disconnected', 'connecting']]);
  socket.fail('websocket error');
  vi.advanceTimersByTime(2000);
  expect(socket.connects).toBe(3);
});

test('delays differ at random by a fifth at most, and none is longer than that of the fifth attempt', () => {
  expect([0, 0.5, 1].map((part) => retryDelayMs(1, () => part))).toEqual([800, 1000, 1200]);
  expect(retryDelayMs(9, () => 0.5)).toBe(5000);
});

test('nothing is heard or tried once it is closed', () => {
  const { socket, states, link } = opened();
  socket.refuse('INTERNAL');
  link.close();
  const before = states.length;
  vi.advanceTimersByTime(60_000);
  socket.say('disconnect', 'io client disconnect');
  expect([socket.connects, states.length, socket.isClosed]).toEqual([1, before, true]);
});
