// The recipes of CONTRIBUTING.md, one step of each left out in a copy of the rooms: types, walls or a quick test name the place.
// The copy is made once, and everything is left out of it together.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plant, root } from './testing/small-house.ts';

/** Put beside what is there: the file, the text before it, and what is new. */
type Edit = readonly [file: string, beside: string, added: string];
/** What is left out, and where and in which words that is noticed. */
type LeftOut = readonly [step: string, place: string, says: string];

const added: readonly Edit[] = [
  ['i18n/bn/fields.ts', 'export const fields = {', "  plantedWord: 'শব্দ',"],
  [
    'contracts/posts/post-fields.ts',
    'export const postFields = {',
    "  plantedField: { kind: 'count', max: 9, step: 'details', seen: 'page', filter: 'plantedMin' },",
  ],
  ['contracts/search/search.ts', '...fieldFilters,', '    plantedOnly: optionalText(9),'],
  ['contracts/errors.ts', 'export const errorNotices = [', "  'plantedFull',"],
  ['contracts/limits.ts', 'export const limits = {', '  planted: { plantedMost: 3 },'],
  ['contracts/notices/notice-kinds.ts', 'export const groupOfKind = {', "  planted_seen: 'news',\n  planted_told: 'nothing',"],
  ['contracts/notices/notices.ts', 'export const noticeData = {', '  planted_told: z.object({ post }),'],
  ['contracts/notices/live.ts', 'export interface ServerEvents {', '  plantedChanged: () => void;'],
  [
    'contracts/health.ts',
    '',
    "export const planted = { read: endpoint({ method: 'GET', path: '/api/planted', access: 'anyone', summary: 'A plant', failures: [], response: z.object({ success: z.literal(true) }) }) };",
  ],
  ['server/env.ts', 'const Variables = z.object({', '  PLANTED: text,'],
  ['web/routes.ts', "route('AboutUs', 'pages/about.page.tsx'),", "    route('Planted', 'pages/planted.page.tsx'),"],
];

const page = 'export const handle = { cache: false };\nexport default function PlantedPage() {\n  return null;\n}';
const files: readonly (readonly [string, string])[] = [
  ['i18n/bn/planted.ts', "export const planted = { title: 'গাছ' };"],
  ['i18n/en/planted.ts', "export const planted = { title: 'A plant' };"],
  ['web/pages/planted.page.tsx', page],
  ['web/pages/unrouted.page.tsx', page],
  ['server/planted/noun.ts', "export const plantedNoun = { name: 'planted' };"],
  ['server/blog/planted-routes.ts', 'export function plantedRoutes(app: unknown): void {\n  void app;\n}'],
  [
    'server/blog/planted-jobs.ts',
    "import { z } from 'zod';\nimport { defineJob, type JobHandler } from '#server/platform/jobs/jobs.ts';\nexport const planting = defineJob('blog.plant', z.object({}));\nexport const plantedJobs = (): JobHandler[] => [];",
  ],
  [
    'server/blog/planted-store.ts',
    "import type { Db } from '#server/platform/database/database.ts';\nimport { fail } from '#server/platform/http/failure.ts';\nimport type { LiveServer } from '#server/live/connection.ts';\nexport const read = (db: Db) => db.selectFrom('posts').select('planted_column').execute();\nexport const full = () => fail('TOO_MANY', { message: 'notice_plantedNever' });\nexport const send = (io: LiveServer) => io.emit('plantedNever');",
  ],
];

const byTypes: readonly LeftOut[] = [
  ['a word: its English', 'i18n/en/fields.ts', "'plantedWord' is missing"],
  ['a field of a post: its fact on the page', 'web/posts/key-facts.tsx', "'plantedField' is missing"],
  ['a field of a post: its row in the comparison', 'web/compare/compare-rows.ts', "'plantedField' is missing"],
  ['a filter of the search: its line in the address', 'web/search/filters/filters.ts', 'plantedMin'],
  ['a filter of the search: its condition', 'server/search/index/filters.ts', 'plantedOnly'],
  ['a filter of the search: its words in a saved search', 'server/saved-searches/describe.ts', 'plantedMin'],
  ['a limit: the text of its error', 'i18n/bn/errors.ts', "'notice_plantedFull' is missing"],
  ['a limit: the key of its error', 'server/blog/planted-store.ts', '"notice_plantedNever"'],
  ['a notice: its data', 'contracts/notices/notices.ts', 'planted_seen'],
  ['a notice: its group', 'contracts/notices/notice-kinds.ts', 'nothing'],
  ['a notice: its words', 'server/notifications/render.ts', 'planted_told'],
  ['a notice: its icon', 'web/notifications/kind-icon.tsx', 'planted_seen'],
  ['a live event: its name', 'server/blog/planted-store.ts', 'plantedNever'],
  ['a migration: the type of its column', 'server/blog/planted-store.ts', 'planted_column'],
];
const byWalls: readonly LeftOut[] = [
  ['a noun: its line in server/nouns.ts', 'server/planted/noun.ts', 'server/nouns.ts does not list it'],
  ['a noun: its routes in the manifest', 'server/blog/planted-routes.ts', 'no manifest names plantedRoutes'],
  ['a job: its handler', 'server/blog/planted-jobs.ts', 'nothing handles the job planting'],
  ['a job: its place in the manifest', 'server/blog/planted-jobs.ts', 'no manifest names plantedJobs'],
];
/** The test file, and what its message names. */
const byTests: readonly LeftOut[] = [
  ['a word: npm run words', 'scripts/word-catalogue.test.ts', 'planted'],
  ['a page: its line in web/routes.ts', 'scripts/testing/page-lists.test.ts', 'pages/unrouted.page.tsx'],
  ['a page: its address', 'scripts/testing/page-lists.test.ts', '/planted'],
  ['a call: its line in the table of access', 'server/testing/access-table.test.ts', 'GET /api/planted'],
  ['a call: npm run client', 'scripts/client/client.test.ts', 'run npm run client'],
  ['a limit: what reads its number', 'contracts/forgotten-rules.test.ts', 'planted.plantedMost'],
  ['a limit: the rule that fails with its error', 'contracts/forgotten-rules.test.ts', 'plantedFull'],
  ['a notice: what makes it', 'contracts/forgotten-rules.test.ts', 'planted_told'],
  ['a live event: what sends it and what hears it', 'contracts/notices/live.test.ts', 'plantedChanged'],
  ['a setting: the README and .env.example', 'server/env.test.ts', 'PLANTED'],
];

/** Recipes whose left-out steps need a browser's components or a database to be noticed. */
const elsewhere: Readonly<Record<string, string>> = {
  'a piece of `web/ui` or `web/forms`': 'web/styleguide/complete.test.ts',
  'a metric': 'scripts/operation.test.ts',
  'a filter of a staff list': 'server/platform/http/query-parameters.test.ts',
};

test('every recipe of CONTRIBUTING.md is tried here, or by the test that is named', () => {
  const recipes = [...readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8').matchAll(/^\*\*(an? [^*]+):\*\*/gm)].map(([, name = '']) => name);
  expect(recipes.length).toBeGreaterThan(12);
  const tried = new Set([...byTypes, ...byWalls, ...byTests].map(([step]) => step.split(':')[0]));
  expect(recipes.filter((name) => !tried.has(name.replace(' with its error', '')) && !existsSync(path.join(root, elsewhere[name] ?? '?')))).toEqual([]);
});

const rooms = ['contracts', 'i18n', 'server', 'web', 'clients', 'e2e/support', 'scripts'];
const beside = ['package.json', 'tsconfig.base.json', 'vitest.config.ts', 'README.md', '.env.example', '.gitignore', '.dockerignore'];
const left = /server\/testing\/releases|\.(?:svg|png|jpg|webp|woff2)$/;
// Without what needs the types of addresses, which are made for the tree itself.
const types = {
  extends: './tsconfig.base.json',
  compilerOptions: {
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    types: ['node', 'vite/client'],
    incremental: false,
  },
  include: ['contracts/**/*.ts', 'i18n/**/*.ts', 'server/**/*.ts', 'web/**/*.ts', 'web/**/*.tsx'],
  exclude: ['**/*.test.*', '**/testing/**', '**/*.page.tsx', '**/*.layout.tsx', 'web/root.tsx', 'web/entry.*'],
};

function copyOfRooms(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'uthan-recipes-'));
  for (const name of [...rooms, ...beside]) {
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true, filter: (file) => !left.test(file.replaceAll('\\', '/')) });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(types));
  for (const [file, at, text] of added) {
    const before = readFileSync(path.join(folder, file), 'utf8');
    if (!before.includes(at)) throw new Error(`${file} has no ${at}`);
    writeFileSync(path.join(folder, file), at === '' ? `${before}${text}\n` : before.replace(at, (found) => `${found}\n${text}`));
  }
  plant(folder, files);
  return folder;
}

describe('what is left out of a recipe is named', () => {
  let folder: string;
  const run = (...given: string[]): string => {
    const { stdout, stderr } = spawnSync(process.execPath, given, { cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '' } });
    return (stdout + stderr).replaceAll('\\', '/');
  };
  beforeAll(() => (folder = copyOfRooms()));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  describe('by the compiler', () => {
    let lines: string[];
    // A fault is told in several lines, the first of which has no blank before it.
    beforeAll(() => (lines = run('node_modules/typescript/bin/tsc', '-p', '.', '--pretty', 'false').split(/\n(?! )/)), 60_000);
    test.each(byTypes)('%s', (_step, place, says) => {
      expect(lines.filter((line) => line.startsWith(`${place}(`))).toContainEqual(expect.stringContaining(says));
    });
  });

  describe('by the walls', () => {
    let lines: string[];
    beforeAll(() => (lines = run('scripts/check-walls.ts').split('\n')));
    test.each(byWalls)('%s', (_step, place, says) => {
      expect(lines).toContain(`${place}: ${says}`);
    });
  });

  describe('by the quick tests', () => {
    let failures: string[];
    beforeAll(() => {
      const out = run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...byTests.map(([, file]) => file));
      failures = out.split(/^ FAIL {2}\|unit\| /m);
    }, 60_000);
    test.each(byTests)('%s', (_step, file, says) => {
      expect(failures.filter((text) => text.startsWith(file))).toContainEqual(expect.stringContaining(says));
    });
  });
});
