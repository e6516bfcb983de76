// What stopped a start, where the error itself is only the code of an operating system or of a call.

/** An error and those that caused it, the first cause last. */
function causesOf(error: Error): (Error & { code?: unknown; path?: unknown })[] {
  return error.cause instanceof Error ? [error, ...causesOf(error.cause)] : [error];
}

const full: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];
const noAccess: readonly unknown[] = ['EACCES', 'EPERM', 'EROFS'];

/** With a sentence before it that says what to do, where the cause is the machine's. */
export function startFailure(error: Error): Error {
  const causes = causesOf(error);
  const say = (sentence: string): Error => new Error(`${sentence}\n${error.message}`, { cause: error });
  if (causes.some(({ code }) => full.includes(code)) || /No space left on device/i.test(error.message))
    return say('The disk is full. Free some space, then start again: what was finished stays.');
  const locked = causes.find(({ code, path }) => noAccess.includes(code) && path !== undefined);
  if (locked && !error.message.includes(' cannot be used: ')) return say(`This user may not write ${String(locked.path)}. Make it writable, then start again.`);
  if (causes.some(({ code }) => code === 'EMFILE')) return say('Too many files are open for this user. Raise the limit (ulimit -n), then start again.');
  return error;
}

/** The demo is loaded in parts, each of which stays. */
export function demoFailure(error: Error): never {
  const todo = 'Start again: what is there stays, and the rest is added. DEMO=0 starts without it.';
  throw new Error(`The demo content could not be loaded. ${todo}\n${causesOf(error).at(-1)?.message}`, { cause: error });
}
