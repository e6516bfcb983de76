import type { FastifyServerOptions } from 'fastify';

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

/** Wherever a line carries them, at the top or up to two levels down. */
const secrets = [...names.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), '*["set-cookie"]', '*.*["set-cookie"]'];

/** What follows these names in a path opens something. */
const keyedPath = /(\/(?:resetPassword|unsubscribe|resubscribe)\/)[^/\s]+/gi;
const longWord = /[\w-]{20,}/g;
const looksRandom = (word: string): boolean => /\d/.test(word) && /[A-Z]/.test(word) && /[a-z]/.test(word);

/** Strikes out keys that travel in paths, also on ways that nobody thought of here. */
const withoutKeys = (text: string): string => text.replace(keyedPath, '$1[redacted]').replace(longWord, (word) => (looksRandom(word) ? '[redacted]' : word));

interface ErrorLine {
  type: string;
  message: string;
  stack: string;
  errorCode?: string;
}

/** Errors of the database carry the row that they refuse and its parameters: only what tells where and why is written. */
function errorLine(error: Error & { code?: unknown }): ErrorLine {
  const cause = error.cause instanceof Error ? `\ncaused by: ${error.cause.stack ?? error.cause.message}` : '';
  const { name, message, stack = '', code } = error;
  if (typeof code !== 'string') return { type: name, message: withoutKeys(message), stack: withoutKeys(stack + cause) };
  // What a page's call was refused with is a sentence for the reader, in the reader's language: the code says it to everybody.
  const isForReaders = name === 'CallFailure';
  const said = isForReaders ? { message: code, stack: stack.replace(message, code) } : { message, stack };
  return { type: name, message: withoutKeys(said.message), stack: withoutKeys(said.stack + cause), errorCode: code };
}

/**
 * Structured lines with the request's id. No token, password, code or phone number is written, nor what people search for.
 * `to` is a function that takes the lines, or whether they are made pretty for a terminal.
 */
export function logOptions(level: string, to: boolean | ((line: string) => void)): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    redact: { paths: secrets, censor: '[redacted]' },
    serializers: {
      // Keys travel in paths and searches in queries: neither is logged.
      req: (request) => ({ method: request.method, path: withoutKeys(request.url.split('?')[0] ?? '') }),
      err: errorLine as never,
    },
    ...(typeof to === 'function' ? { stream: { write: to } } : {}),
    ...(to === true ? { transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } } } : {}),
  };
}
