/** The result of one check; `wrong` means the product would fail. */
export interface Finding {
  state: 'good' | 'note' | 'wrong';
  about: string;
  text: string;
  /** What to do about it. */
  todo?: string;
}

/** Findings about one thing. */
export const about = (thing: string) => ({
  good: (text: string): Finding => ({ state: 'good', about: thing, text }),
  note: (text: string, todo: string): Finding => ({ state: 'note', about: thing, text, todo }),
  wrong: (text: string, todo: string): Finding => ({ state: 'wrong', about: thing, text, todo }),
});

interface Coded {
  code?: string;
  message: string;
}

/** Code and message of a thrown error; of an AggregateError the first error, which carries the message. */
export function codeOf(error: unknown): Coded {
  const { cause } = error as { cause?: unknown };
  if (cause instanceof Error) return codeOf(cause);
  return error instanceof AggregateError ? codeOf(error.errors[0]) : (error as Coded);
}
