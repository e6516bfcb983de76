// The request id in the log: that of our own proxy if there is one, so that one id leads through both logs.
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** UUIDs, hex digits and what proxies compose of them; nothing that needs quoting in a log or on a page. */
const shape = /^[\w.:=+/-]{8,128}$/;

/** Gives each request its id. An incoming id counts only if a trusted proxy could have set it. */
export const requestIds =
  ({ trustProxy }: { trustProxy: number }) =>
  ({ headers }: { headers: IncomingHttpHeaders }): string => {
    const given = headers['x-request-id'];
    return trustProxy > 0 && typeof given === 'string' && shape.test(given) ? given : randomUUID();
  };
