import type { FastifyServerOptions } from 'fastify';
import { stdTimeFunctions } from 'pino';
import { withoutSecrets } from './secret-paths.ts';

const names = [
  'authorization',
  'cookie',
  'password',
  'confirmPassword',
  'currentPassword',
  'userToken',
  'token',
  'resetToken',
  'registrationToken',
  'code',
  'primaryContact',
  'secondaryContact',
  'phone',
];

/** Names to redact, at the top level or up to two levels down. */
const secrets = [...names.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), '*["set-cookie"]', '*.*["set-cookie"]'];

interface ErrorLine {
  type: string;
  message: string;
  stack: string;
  errorCode?: string;
}

/** Database errors carry the refused row and its parameters: log only code, constraint and position. */
function errorLine(error: Error & { code?: unknown }): ErrorLine {
  const cause = error.cause instanceof Error ? `\ncaused by: ${error.cause.stack ?? error.cause.message}` : '';
  // What a router throws for a method that a page does not take is no Error.
  const { name, message = '', stack = '', code } = error as Partial<Error> & { name: string; code?: unknown };
  if (typeof code !== 'string') return { type: name, message: withoutSecrets(message), stack: withoutSecrets(stack + cause) };
  // A page's failed call carries a sentence in the reader's language: log its code instead.
  const isForReaders = name === 'CallFailure';
  const said = isForReaders ? { message: code, stack: stack.replace(message, code) } : { message, stack };
  return { type: name, message: withoutSecrets(said.message), stack: withoutSecrets(said.stack + cause), errorCode: code };
}

/**
 * Structured log lines with the request id. No token, password, code, phone number or search text is logged.
 * `to` is a function that receives the lines, or whether to pretty-print for a terminal.
 */
export function logOptions(level: string, to: boolean | ((line: string) => void)): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    redact: { paths: secrets, censor: '[redacted]' },
    serializers: {
      // Paths may contain secrets and queries search texts: neither is logged.
      req: (request) => ({ method: request.method, path: withoutSecrets(request.url.split('?')[0] ?? '') }),
      err: errorLine as never,
    },
    // Names and ISO times are what log stores read without being told how.
    ...(to === true ? {} : { formatters: { level: (label: string) => ({ level: label }) }, timestamp: stdTimeFunctions.isoTime }),
    ...(typeof to === 'function' ? { stream: { write: to } } : {}),
    ...(to === true ? { transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } } } : {}),
  };
}
