import type { FastifyServerOptions } from 'fastify';

const secrets = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  '*.password',
  '*.userToken',
  '*.token',
  '*.code',
];

/** Structured lines with the request's id; no token, password or code is ever written. */
export function logOptions(level: string, pretty: boolean): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    redact: { paths: secrets, censor: '[redacted]' },
    serializers: {
      // Reset tokens travel in paths and searches in queries: neither is logged.
      req: (request) => ({ method: request.method, path: request.url.split('?')[0]?.replace(/(\/resetPassword\/).+/i, '$1[redacted]') }),
    },
    ...(pretty ? { transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } } } : {}),
  };
}
