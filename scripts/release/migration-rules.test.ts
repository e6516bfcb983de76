import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { program } from '#server/platform/program.ts';
import { faultsOf } from './migration-rules.ts';

const folder = path.resolve(import.meta.dirname, '../../server/migrations');
/** Before the rule; nothing ran anywhere then. */
const before = '0139';

const ruled = globSync('*.sql', { cwd: folder }).filter((name) => name >= before);

test.each(ruled)('%s leaves an older program running', (name) => {
  expect(faultsOf(readFileSync(path.join(folder, name), 'utf8'), program.major)).toEqual([]);
});

test.each([
  ['drop table posts', 'drops a table posts'],
  ['alter table posts drop column title', 'drops a column of posts'],
  ['alter table posts add column a int, drop title', 'drops a column of posts'],
  ['alter table posts rename column title to name', 'renames in posts'],
  ['alter table posts rename to homes', 'renames in posts'],
  ['alter table posts alter column price type numeric', 'changes a type in posts'],
  ['alter table posts alter title set not null', 'demands a value in posts'],
  ['alter table posts add column a text not null', 'demands a value without a default in posts'],
  ["alter table posts\n  add column a text not null default '',\n  add column b text not null", 'demands a value without a default in posts'],
  ['alter table posts add constraint short check (length(title) < 9)', 'adds a constraint to posts'],
  ['create unique index posts_title on posts (title)', 'adds a unique index to posts'],
])('"%s" is not let through', (sql, fault) => {
  expect(faultsOf(`${sql};`, 1)).toEqual([fault]);
});

test.each([
  'create table homes (a int not null); alter table homes add unique (a); create unique index homes_a on homes (a)',
  "alter table posts add column a text, add column b text not null default '', add column c int not null generated always as (1) stored",
  'alter table posts drop constraint short; alter table posts alter column title drop not null',
  '-- drop table posts\ncreate function f() returns trigger language plpgsql as $$ begin drop table posts; end $$',
  'create index posts_title on posts (title); drop index posts_old; drop trigger t on posts',
  '-- contract: 1\ndrop table posts',
])('"%s" is', (sql) => {
  expect(faultsOf(`${sql};`, 1)).toEqual([]);
});

test('what is taken away of a version that is still to come is not let through', () => {
  expect(faultsOf('-- contract: 2\ndrop table posts;', 1)).toEqual([
    'is for version 2, which is not there yet: programs of version 1 still use what it takes away',
  ]);
});
