/** How far it is: a bar on a terminal, lines elsewhere. */
export interface Progress {
  begin(what: string, total: number, unit?: 'bytes' | 'pieces'): void;
  add(done: number): void;
  end(): void;
}

export const noProgress: Progress = { begin: () => undefined, add: () => undefined, end: () => undefined };
