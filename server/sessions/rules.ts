import type { Session } from '#contracts/accounts/profiles.ts';

type Device = Pick<Session, 'browser' | 'system' | 'deviceType'>;

// The first match counts: browsers name their ancestors too.
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera Mini', /Opera Mini/],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['UC Browser', /UCBrowser\//],
  ['Facebook', /\bFB(AN|AV)\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly (readonly [string, RegExp])[] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh|Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

const firstIn = (names: typeof browsers, userAgent: string): string | null => names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;

/** Device name from its user agent, for the list of devices. */
export function deviceNamed(userAgent: string): Device {
  return {
    browser: firstIn(browsers, userAgent),
    system: firstIn(systems, userAgent),
    deviceType: /Mobi|Android|iPhone|iPad|Opera Mini/.test(userAgent) ? 'mobile' : 'desktop',
  };
}

/** Programs keep no cookies and are identified by their user agent; browsers share theirs with millions. */
export const isBrowser = (userAgent: string): boolean => userAgent.startsWith('Mozilla/');
