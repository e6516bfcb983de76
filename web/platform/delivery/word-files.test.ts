import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const served = new Map<string, string>();
const asked: string[] = [];

beforeEach(() => {
  vi.resetModules();
  served.clear();
  asked.length = 0;
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const body = served.get(path);
    return Promise.resolve(new Response(body ?? '', { status: body === undefined ? 404 : 200 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const opened = () => import('./word-files.ts');

test('a file is fetched once, whichever pages name it', async () => {
  const { loadWords, wordsIn } = await opened();
  served.set('/a', '{"shell.name":["Uthan"]}').set('/b', '{"posts.save":["Save"]}');
  await loadWords(['/a', '/b', '/a']);
  await loadWords(['/b', '/a']);
  expect(asked.toSorted()).toEqual(['/a', '/b']);
  expect(wordsIn(['/a', '/b'])).toEqual({ 'shell.name': ['Uthan'], 'posts.save': ['Save'] });
});

test('a file that does not come is told, and asked for again the next time', async () => {
  const { loadWords, wordsIn } = await opened();
  served.set('/a', '{"shell.name":["Uthan"]}');
  await expect(loadWords(['/a', '/b'])).rejects.toThrow('/b: 404');
  expect(wordsIn(['/a', '/b'])).toEqual({ 'shell.name': ['Uthan'] });
  served.set('/b', '{"posts.save":["Save"]}');
  await loadWords(['/a', '/b']);
  expect(wordsIn(['/a', '/b'])).toEqual({ 'shell.name': ['Uthan'], 'posts.save': ['Save'] });
  expect(asked.filter((path) => path === '/a')).toHaveLength(1);
});

test('the files of a page are those that its loaders name, each once', async () => {
  const { wordPathsOf } = await opened();
  expect(wordPathsOf([{ words: ['/a', '/b'] }, undefined, null, { total: 1 }, { words: ['/b', '/c'] }])).toEqual(['/a', '/b', '/c']);
});
