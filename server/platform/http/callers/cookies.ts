import type { IncomingHttpHeaders } from 'node:http';

/** The raw value of a cookie. */
export function readCookie(request: { headers: Pick<IncomingHttpHeaders, 'cookie'> }, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=');
    if (key === name) return value;
  }
  return undefined;
}
