/** What was found out about one thing; `wrong` is what the product would fail at. */
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

/** Code and message of what was thrown; of several attempts at once the first, which alone says something. */
export function codeOf(error: unknown): Coded {
  const { cause } = error as { cause?: unknown };
  if (cause instanceof Error) return codeOf(cause);
  return error instanceof AggregateError ? codeOf(error.errors[0]) : (error as Coded);
}

/** A part of an address as it is meant; as it stands where its escapes are none. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
