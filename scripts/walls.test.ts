// The walls of the house: each rule is broken on purpose in a small copy of it, and must be noticed.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { house, plant, type Planted, program, root } from './testing/small-house.ts';

const unlinted: readonly Planted[] = [
  [
    'the web that imports the server',
    'web/peeks.ts',
    "import { buildApp } from '#server/app.ts';\nexport const app = buildApp;",
    'server and web never import each other',
  ],
  [
    'the web that imports Node',
    'web/reads.ts',
    "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;",
    'server and web never import each other',
  ],
  [
    'the server that imports the web',
    'server/paints.ts',
    "import { Button } from '#web/ui/controls.tsx';\nexport const button = Button;",
    'server and web never import each other',
  ],
  [
    'contracts that import a library other than zod',
    'contracts/queries.ts',
    "import { sql } from 'kysely';\nexport const query = sql;",
    'contracts import only zod',
  ],
  [
    'contracts that import another room',
    'contracts/words.ts',
    "import { translatorOf } from '#i18n/compile.ts';\nexport const words = translatorOf;",
    'contracts import only zod',
  ],
  [
    'contracts that import Node',
    'contracts/files.ts',
    "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;",
    'contracts import only zod',
  ],
  ['words that import the server', 'i18n/peeks.ts', "import { env } from '#server/env.ts';\nexport const settings = env;", 'i18n knows only contracts'],
  ['an import that climbs', 'server/posts/climbs.ts', "import { env } from '../env.ts';\nexport const settings = env;", 'no-restricted-imports'],
  [
    'the server that imports the demo',
    'server/posts/pretends.ts',
    "import { demoPosts } from '#demo/posts.ts';\nexport const posts = demoPosts;",
    'only main.ts opens the demo',
  ],
  [
    'the demo that reads the store of a noun',
    'demo/peeks.ts',
    "import { findPost } from '#server/posts/store.ts';\nexport const find = findPost;",
    "call the noun's service",
  ],
  [
    'a platform that knows a noun',
    'server/platform/knows.ts',
    "import { readPost } from '#server/posts/service.ts';\nexport const read = readPost;",
    'the platform knows no noun',
  ],
  ['contracts that know the browser', 'contracts/page.ts', 'export const title = (): string => document.title;', 'no-undef'],
  ['contracts that know Node', 'contracts/env.ts', 'export const settings = (): unknown => process.env;', 'no-undef'],
  ['words that know the browser', 'i18n/page.ts', 'export const title = (): string => document.title;', 'no-undef'],
  ['a server that knows the browser', 'server/page.ts', 'export const title = (): string => document.title;', 'no-undef'],
  ['a demo that knows the browser', 'demo/page.ts', 'export const title = (): string => document.title;', 'no-undef'],
  ['a server that asks whether there is a browser', 'server/asks.ts', 'export const title = (): unknown => globalThis.document;', 'no-restricted-globals'],
  ['a web that knows Node', 'web/env.ts', 'export const settings = (): unknown => process.env;', 'no-undef'],
  ['two files that import each other', 'server/posts/hen.ts', "import { egg } from './egg.ts';\nexport const hen = (): unknown => egg;", 'import(no-cycle)'],
  ['a value of any type', 'server/posts/anything.ts', 'export const anything = (value: any): unknown => value;', 'no-explicit-any'],
  ['a type error that is told to be ignored', 'server/posts/ignores.ts', "// @ts-ignore\nexport const size: number = 'large';", 'ban-ts-comment'],
  ['a line to the console', 'server/posts/talks.ts', "console.log('here');", 'no-console'],
  ['a file name in camel case', 'server/posts/camelCase.ts', 'export const one = 1;', 'filename-case'],
  ['a file of more than 300 lines', 'server/posts/endless.ts', 'export {};\n'.repeat(301), 'max-lines'],
];
const allowed: readonly (readonly [file: string, text: string])[] = [
  ['contracts/shapes.ts', "import { z } from 'zod';\nimport { other } from './others.ts';\nexport const shape = z.object({ other });"],
  ['contracts/others.ts', "import { z } from 'zod';\nexport const other = z.string();"],
  ['server/app.ts', "import { postRoutes } from '#server/posts/routes.ts';\nexport const routes = [postRoutes];"],
  ['server/main.ts', "import { loadDemo } from '#demo/load.ts';\nexport const load = loadDemo;"],
  ['demo/load.ts', "import { submitPost } from '#server/posts/service.ts';\nexport const loadDemo = submitPost;"],
  ['server/posts/egg.ts', "import { hen } from './hen.ts';\nexport const egg = (): unknown => hen;"],
  ['i18n/bn/words.ts', `export const words = [\n${"  'শব্দ',\n".repeat(400)}];`],
];

describe('the linter refuses', () => {
  let folder: string;
  let report: { filename: string; message: string; help?: string; code?: string }[];
  beforeAll(() => {
    folder = house();
    plant(
      folder,
      unlinted.map(([, file, text]) => [file, text] as const),
    );
    plant(folder, allowed);
    const { stdout } = spawnSync(program('oxlint'), ['--deny-warnings', '--format=json', 'contracts', 'i18n', 'server', 'demo', 'web'], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    report = (JSON.parse(stdout) as { diagnostics: typeof report }).diagnostics;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(unlinted)('%s', (_what, file, _text, refusal) => {
    expect(report.filter(({ filename }) => filename.replaceAll('\\', '/') === file).map((fault) => JSON.stringify(fault))).toContainEqual(
      expect.stringContaining(refusal),
    );
  });

  test('nothing that is as it should be', () => {
    const faulty = new Set(report.map(({ filename }) => filename.replaceAll('\\', '/')));
    expect(allowed.map(([file]) => file).filter((file) => faulty.has(file) && file !== 'server/posts/egg.ts')).toEqual([]);
  });
});

describe('the house rules refuse', () => {
  const broken: readonly Planted[] = [
    [
      'a query in a service',
      'server/posts/service.ts',
      "export const all = (db: Db) => db.selectFrom('posts').selectAll().execute();",
      'SQL stands in store.ts only',
    ],
    [
      'raw SQL in a route',
      'server/posts/routes.ts',
      'export const count = (db: Db) => sql<number>`select count(*) from posts`.execute(db);',
      'SQL stands in store.ts only',
    ],
    ['a change in a job', 'server/mail/jobs.ts', "export const forget = (db: Db) => db.deleteFrom('letters').execute();", 'SQL stands in store.ts only'],
    [
      "a noun that reads another noun's store",
      'server/search/peeks.ts',
      "import { findPost } from '#server/posts/store.ts';",
      'only posts itself may use its store.ts',
    ],
    [
      "a noun that calls another noun's routes",
      'server/saved/borrows.ts',
      "import { postRoutes } from '#server/posts/routes.ts';",
      'only posts itself may use its routes.ts',
    ],
    [
      'a query of the demo outside its store',
      'demo/loads.ts',
      "export const all = (db: Db) => db.selectFrom('posts').selectAll();",
      'SQL stands in store.ts only',
    ],
    ['a demo that reads the store of a noun', 'demo/peeks.ts', "import { findPost } from '#server/posts/store.ts';", 'only posts itself may use its store.ts'],
    [
      "a noun that reads a store in another noun's folder",
      'server/saved/digs.ts',
      "import { findWords } from '#server/search/index/lexeme-store.ts';",
      'only search itself may know its index',
    ],
    [
      'a reading of a text that knows posts',
      'server/search/query/knows.ts',
      "import { readPost } from '#server/posts/service.ts';",
      'reading a text knows neither posts nor the database',
    ],
    ['a platform that knows a noun', 'server/platform/knows.ts', "import { readPost } from '#server/posts/service.ts';", 'plumbing knows no noun'],
    [
      'a noun that knows another inside',
      'server/reports/inside.ts',
      "import { readLog } from '#server/search/log/log-store.ts';",
      'only search itself may know its log',
    ],
    ['a server that draws', 'server/posts/draws.ts', "import { renderScene } from '@uthan/scenes/render.ts';", 'server may not know packages'],
    ['a package that knows the product', 'packages/scenes/knows.ts', "import { limits } from '#contracts/limits.ts';", 'a package knows no room'],
    ['a web that asks the server later', 'web/posts/later.ts', "export const ask = () => import('#server/app.ts');", 'web may not know server'],
    ['a web that names a type of the server', 'web/posts/typed.ts', "export type App = import('#server/app.ts').App;", 'web may not know server'],
    ['a web that asks Node later', 'web/posts/files.ts', "export const read = () => import('node:fs');", 'web runs where Node is not'],
    ['a server that asks the web later', 'server/posts/later.ts', "export const ask = () => import('#web/root.tsx');", 'server may not know web'],
    ['a test of the server that asks the demo', 'server/posts/later.test.ts', "export const ask = () => import('#demo/posts.ts');", 'server may not know demo'],
    ['a demo that asks the web later', 'demo/later.ts', "export const ask = () => import('#web/root.tsx');", 'demo may not know web'],
    ['words that ask the server later', 'i18n/later.ts', "export const ask = () => import('#server/app.ts');", 'i18n may not know server'],
    ['contracts that ask a library later', 'contracts/later.ts', "export const ask = () => import('kysely');", 'contracts import only zod'],
    ['a journey that opens the demo', 'e2e/opens.ts', "import { demoPosts } from '#demo/posts.ts';", 'e2e may not know demo'],
    ['an import that climbs', 'web/posts/climbs.ts', "import { api } from '../platform/api.ts';", 'leaves its folder with ../'],
    ['a font size in px', 'web/posts/small.tsx', 'export const Small = () => <p className="text-[15px]" />;', 'sets a font size of its own'],
    ['a font size in rem', 'web/posts/large.tsx', 'export const Large = () => <p className="lg:!text-[1.5rem]" />;', 'sets a font size of its own'],
    ['a font size by variable', 'web/posts/wide.tsx', 'export const Wide = () => <p className="text-[length:var(--t-h3)]" />;', 'sets a font size of its own'],
    ['a colour that is written out', 'web/posts/red.tsx', 'export const Red = () => <p className="hover:bg-[#b3261e]" />;', 'sets a colour of its own'],
    [
      'a way back that trusts an expression',
      'web/posts/returns.ts',
      'export const isOurs = (to: string) => /^\\/(?![/\\\\])/.test(to);',
      'instead of by ownPath',
    ],
    ['a link that trusts an expression', 'contracts/links.ts', 'export const link = z.string().regex(/^\\/([^/]|$)/);', 'instead of by ownPath'],
    ['a page without a handle', 'web/posts/silent.page.tsx', 'export default () => null;', 'a page that forgets its cache policy'],
    [
      'a page whose handle says nothing of the cache',
      'web/posts/framed.page.tsx',
      'export const handle = { ownBar: true };\nexport const other = { cache: false };',
      'a page that forgets its cache policy',
    ],
    [
      'two folders that know each other, if only by a type',
      'server/reports/knows.ts',
      "import type { Saved } from '#server/saved/knows.ts';",
      'closes a circle of folders: reports → saved → reports',
    ],
    ['the other way of the two', 'server/saved/knows.ts', "export const reports = () => import('#server/reports/knows.ts');", 'closes a circle of folders'],
    [
      'the folder that writes the same tables',
      'server/posts/end-store.ts',
      "export const end = (db: Db) => [db.updateTable('posts').execute(), db.deleteFrom('post_images').execute()];",
      'the table post_images is written by posts and media',
    ],
    [
      'a table that another folder writes too',
      'server/moderation/store.ts',
      "export const hide = (db: Db) => db.updateTable('posts').set({ listed: false }).execute();",
      'the table posts is written by posts and moderation',
    ],
    [
      'a table that another folder writes too, in raw SQL',
      'server/media/store.ts',
      'export const sweep = (db: Db) => sql`delete from post_images`.execute(db);',
      'the table post_images is written by',
    ],
    [
      'a lock of an account that keeps rows from naming it',
      'server/accounts/lock-store.ts',
      "export const hold = (db: Db) => db.selectFrom('users').selectAll().orderBy('id').forUpdate().execute();",
      'locks accounts by for update',
    ],
    ['the same in raw SQL', 'server/users/lock-store.ts', 'export const hold = () => sql`select from users for update`;', 'locks accounts by for update'],
    ['a public page that imports one of staff', 'web/posts/staffed.ts', "import { approve } from '#web/staff/queue/approving.ts';", 'knows no page of staff'],
    ['a noun that is not listed', 'server/media/noun.ts', "export const mediaNoun = { name: 'media' };", 'server/nouns.ts does not list it'],
    [
      'a noun that imports one above it',
      'server/sessions/above.ts',
      "import { postRules } from '#server/posts/rules.ts';",
      'imports posts, which server/nouns.ts lists above sessions',
    ],
    ['a name that says nothing', 'server/posts/helpers.ts', 'export const one = 1;', 'a name that says nothing'],
  ];
  const crowd = Array.from({ length: 26 }, (_, at) => [`web/crowd/part-${at}.ts`, `export const part = ${at};`] as const);
  const sound: readonly (readonly [string, string])[] = [
    ['server/migrations/0001-posts.sql', 'create table posts (id uuid);\ncreate table post_images (post uuid);\ncreate table sessions (id uuid);'],
    ['server/posts/store.ts', "export const all = (db: Db) => db.selectFrom('posts').selectAll().execute();"],
    ['server/accounts/store.ts', "export const hold = (db: Db) => db.selectFrom('users').selectAll().forNoKeyUpdate().execute();"],
    ['server/sessions/store.ts', "export const end = (db: Db) => db.deleteFrom('sessions').execute();"],
    [
      'server/nouns.ts',
      "import { postsNoun } from '#server/posts/noun.ts';\nimport { sessionsNoun } from '#server/sessions/noun.ts';\n\nexport const nouns: readonly Noun[] = [\n  sessionsNoun,\n  postsNoun,\n];",
    ],
    ['server/sessions/noun.ts', "import { postsNoun } from '#server/posts/rules.ts';\nexport const sessionsNoun = { name: 'sessions' };"],
    ['server/posts/noun.ts', "import type { Noun } from '#server/noun.ts';\nexport const postsNoun: Noun = { name: 'posts' };"],
    ['server/testing/content/posts.ts', "export const hide = (db: Db) => db.updateTable('posts').set({ listed: false }).execute();"],
    ['server/platform/security/secrets.ts', "export const all = (db: Db) => db.selectFrom('secrets').selectAll().execute();"],
    ['web/posts/plain.tsx', 'export const Plain = () => <p className="text-ui text-muted bg-[url(/dots.svg)] bg-[length:8px]" />;'],
    ['web/posts/said.page.tsx', 'export const handle = {\n  ownBar: true,\n  cache: false,\n};'],
    ['server/search/calls.ts', "import { readPost } from '#server/posts/service.ts';"],
  ];
  let folder: string;
  let status: number | null;
  let breaches: string[];
  beforeAll(() => {
    folder = house();
    mkdirSync(path.join(folder, 'scripts'));
    copyFileSync(path.join(root, 'scripts', 'check-walls.ts'), path.join(folder, 'scripts', 'check-walls.ts'));
    plant(folder, [...broken.map(([, file, text]) => [file, text] as const), ...sound, ...crowd]);
    const result = spawnSync(process.execPath, [path.join('scripts', 'check-walls.ts')], { cwd: folder, encoding: 'utf8' });
    status = result.status;
    breaches = result.stdout.split('\n');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(broken)('%s', (_what, file, _text, refusal) => {
    expect(status).toBe(1);
    expect(breaches.filter((line) => line.startsWith(`${file}: `))).toContainEqual(expect.stringContaining(refusal));
  });

  test('a folder of more than 25 files', () => {
    expect(breaches).toContain('web/crowd: 26 files in one folder, more than 25');
  });

  test('nothing that is as it should be', () => {
    expect(breaches.filter((line) => sound.some(([file]) => line.startsWith(`${file}: `)))).toEqual([]);
  });
});
