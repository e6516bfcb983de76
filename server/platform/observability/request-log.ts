// One line for each request, when it is answered: route, status, time, and a mark of who asked.
import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { dayMs } from '#contracts/durations.ts';

const markLength = 10;

/** As an object: given as bytes it would be prepared again for every line. */
const newKey = () => createSecretKey(randomBytes(32));

let secret = { day: -1, key: newKey() };

/** The same for one address on one day in one process: enough to follow abuse, and nothing that leads back to the address. */
export function markOf(address: string, now: number = Date.now()): string {
  const day = Math.floor(now / dayMs);
  if (secret.day !== day) secret = { day, key: newKey() };
  return createHmac('sha256', secret.key).update(address).digest('base64url').slice(0, markLength);
}

export class RequestLog extends LogController {
  /** What becomes of a request is told once; one that never ends is found by its connection. */
  override incomingRequest(): void {
    return undefined;
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (this.isLogDisabled(request)) return;
    const route = request.pageRoute ?? request.routeOptions.url ?? 'none';
    const line = {
      req: request,
      route,
      res: { statusCode: reply.statusCode },
      responseTime: Math.round(reply.elapsedTime * 10) / 10,
      // Unknown where the connection was gone before the address was asked for.
      caller: markOf((request.ip as string | undefined) ?? ''),
    };
    if (error) reply.log.error({ ...line, err: error }, 'request errored');
    else reply.log.info(line, 'request completed');
  }
}
