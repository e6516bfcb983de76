// What is told before and around the server: lines for people at a terminal, the server's own format in production.
import pino from 'pino';
import { logOptions } from './log.ts';

export interface StartLog {
  say(line: string): void;
  warn(line: string): void;
  /** The reason why it does not start, or ends. */
  fatal(error: Error): void;
}

const forPeople: StartLog = {
  say: (line) => void process.stdout.write(`${line}\n`),
  warn: (line) => void process.stderr.write(`Warning: ${line}\n`),
  fatal: (error) => void process.stderr.write(`${error.message}\n`),
};

/** `write` replaces standard output in tests. */
export function openStartLog(production: boolean, level = 'info', write?: (line: string) => void): StartLog {
  if (!production) return forPeople;
  // A level that does not exist is told by the settings, through this.
  const known = level === 'silent' || level in pino.levels.values ? level : 'info';
  const { stream, ...options } = logOptions(known, write ?? ((line) => void process.stdout.write(line))) as pino.LoggerOptions & {
    stream: pino.DestinationStream;
  };
  const log = pino(options, stream);
  return { say: (line) => log.info(line), warn: (line) => log.warn(line), fatal: (error) => log.fatal({ err: error }, error.message) };
}

/** Node's own warnings and what no one caught, as lines of the same format. */
export function logOfProcess({ warn, fatal }: StartLog): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => warn(`${name}: ${message}`));
  process.on('uncaughtException', (error) => {
    fatal(error);
    process.exit(1);
  });
}
