// The id under which the log has a request: that of our own proxy where there is one, so that one id leads through both logs.
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** UUIDs, hex digits and what proxies put together of them; nothing that needs quoting in a log or on a page. */
const shape = /^[\w.:=+/-]{8,128}$/;

/** Gives each request its id. An id that comes along counts only where a proxy of ours could have written it. */
export const requestIds =
  ({ trustProxy }: { trustProxy: number }) =>
  ({ headers }: { headers: IncomingHttpHeaders }): string => {
    const given = headers['x-request-id'];
    return trustProxy > 0 && typeof given === 'string' && shape.test(given) ? given : randomUUID();
  };
