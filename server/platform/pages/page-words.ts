// What pages are told of their words: the files that hold them (web/platform/delivery/word-files.ts), which lie among the assets of the build.
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { catalogue } from '#i18n/catalogue.ts';
import { compiledWords } from '#i18n/compile.ts';
import { type Language, languages } from '#i18n/language.ts';
import type { CompiledWords, Namespace } from '#i18n/message.ts';

/** What the built pages know of the files of words. */
export interface WordsEntry {
  hasWords: (path: string) => boolean;
  /** Passes on what a file of words holds. */
  addWords: (path: string, words: CompiledWords) => void;
}

/** A file of compiled texts, as browsers fetch it. */
interface WordFile {
  /** Changes with the texts. */
  name: string;
  words: CompiledWords;
}

const known = new Map<string, WordFile>();

/** The file with the texts of one noun in one language; memoized. */
function wordFile(lng: Language, namespace: Namespace): WordFile {
  const key = `${lng}.${namespace}`;
  const words = compiledWords(lng, [namespace]);
  const hash = (): string => createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 8);
  const file = known.get(key) ?? { name: `words.${key}.${hash()}.json`, words };
  known.set(key, file);
  return file;
}

/** The files of the whole catalogue. */
export const allWordFiles = (): WordFile[] =>
  languages.flatMap((lng) => (Object.keys(catalogue[lng]) as Namespace[]).map((namespace) => wordFile(lng, namespace)));

const addressOf = (name: string): string => `/assets/${name}`;

/** The pages that most people open next, results and a post: their words are fetched while someone reads. */
const nextPages: readonly Namespace[] = ['enums', 'posts', 'search', 'suggestions', 'detail', 'reports', 'forms'];

export interface PageWordFiles {
  words: (namespaces: readonly Namespace[]) => readonly string[];
  wordsAhead: () => readonly string[];
}

/** Names the files in one language; the pages' own code knows from then on what they hold. */
export function pageWordFiles({ hasWords, addWords }: WordsEntry, lng: Language): PageWordFiles {
  const words = (namespaces: readonly Namespace[]): string[] =>
    namespaces.map((namespace) => {
      const { name, words: texts } = wordFile(lng, namespace);
      const address = addressOf(name);
      if (!hasWords(address)) addWords(address, texts);
      return address;
    });
  return { words, wordsAhead: () => words(nextPages) };
}

/** In development no build has written them: they come out of memory, as they are at that moment. */
export function serveWordsFromSource(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/assets/:name', async ({ params }, reply) => {
    const file = allWordFiles().find(({ name }) => name === params.name);
    return file ? reply.header('cache-control', 'no-store').send(file.words) : reply.callNotFound();
  });
}
