// Browsers that keep our cookie.
import { vi } from 'vitest';
import type { TestApp } from './app.ts';

/** The cookie of a browser that came so many seconds ago. */
export async function deviceCookie(server: TestApp, secondsAgo = 60): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - secondsAgo * 1000 });
  const answer = await server.call({ method: 'POST', url: '/api/login', payload: {} });
  vi.useRealTimers();
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}
