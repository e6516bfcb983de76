// The words of pages lie in files, one for each noun and language, under names that change with their content: a browser fetches each
// once. Loaders name the files that a page needs; here is what they hold. The server knows all of them, a browser those that it fetched.
import type { CompiledWords } from '#i18n/message.ts';

const files = new Map<string, CompiledWords>();
const merged = new Map<string, CompiledWords>();

export const hasWords = (path: string): boolean => files.has(path);

export function addWords(path: string, words: CompiledWords): void {
  files.set(path, words);
}

/** The words of these files together; what is not there yet is left out. */
export function wordsIn(paths: readonly string[]): CompiledWords {
  const here = paths.filter(hasWords);
  const key = here.join();
  const known = merged.get(key) ?? (Object.assign({}, ...here.map((path) => files.get(path))) as CompiledWords);
  merged.set(key, known);
  return known;
}

/** Fetches the files that are not here yet. Rejects where one does not come; called again it asks only for those. */
export async function loadWords(paths: readonly string[]): Promise<void> {
  const missing = [...new Set(paths)].filter((path) => !hasWords(path));
  await Promise.all(
    missing.map(async (path) => {
      const response = await fetch(path);
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      addWords(path, (await response.json()) as CompiledWords);
    }),
  );
}

/** The files that these loaders' data names. */
export const wordPathsOf = (loaded: Iterable<unknown>): string[] => [
  ...new Set([...loaded].flatMap((data) => (data as { words?: readonly string[] } | null | undefined)?.words ?? [])),
];
