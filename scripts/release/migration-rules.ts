// What a migration may not do while an older program still runs beside it: docs/decisions/0065-migrations-expand-and-contract.md.
import { contractOf } from '#server/platform/database/migrate.ts';

/** Bodies of functions and comments say nothing about the schema. */
const bare = (sql: string): string =>
  sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/\s+/g, ' ');

/** What takes something away, or demands what an older program does not write. */
const faults: readonly { what: string; of: RegExp }[] = [
  { what: 'drops a table', of: /\bdrop table (?:if exists )?(\w+)/g },
  {
    what: 'drops a column of',
    of: /\balter table (?:if exists )?(?:only )?(\w+)[^;]*\bdrop (?:column )?(?!constraint|not null|default|expression|identity)\w+/g,
  },
  { what: 'renames in', of: /\balter table (?:if exists )?(?:only )?(\w+)[^;]*\brename\b/g },
  { what: 'changes a type in', of: /\balter table (?:if exists )?(?:only )?(\w+)[^;]*\balter (?:column )?\w+ (?:set data )?type\b/g },
  { what: 'demands a value in', of: /\balter table (?:if exists )?(?:only )?(\w+)[^;]*\bset not null\b/g },
  {
    what: 'adds a constraint to',
    of: /\balter table (?:if exists )?(?:only )?(\w+)[^;]*\badd (?:constraint \w+ )?(?:check|unique|foreign key|primary key|exclude)\b/g,
  },
  { what: 'adds a unique index to', of: /\bcreate unique index (?:if not exists )?\w+ on (\w+)/g },
];

const addedColumn = /\balter table (?:if exists )?(?:only )?(\w+)([^;]*)/g;

/** Columns that are added without a default, though they must have a value. */
const demanding = (sql: string): string[] =>
  [...sql.matchAll(addedColumn)]
    .filter(([, , rest = '']) =>
      rest.split(/,(?![^(]*\))/).some((part) => /\badd (?:column )?/.test(part) && /\bnot null\b/.test(part) && !/\b(?:default|generated)\b/.test(part)),
    )
    .map(([, table = '']) => table);

/** In sentences; none for what only adds, or says from which major version no program uses what it takes away. */
export function faultsOf(sql: string, major: number): string[] {
  const contract = contractOf(sql);
  if (contract !== null)
    return contract <= major ? [] : [`is for version ${contract}, which is not there yet: programs of version ${major} still use what it takes away`];
  const text = bare(sql);
  const own = new Set([...text.matchAll(/\bcreate (?:unlogged )?table (?:if not exists )?(\w+)/g)].map(([, table]) => table));
  const found = faults.flatMap(({ what, of }) => [...text.matchAll(of)].map(([, table = '']) => ({ what, table })));
  found.push(...demanding(text).map((table) => ({ what: 'demands a value without a default in', table })));
  return [...new Set(found.filter(({ table }) => !own.has(table)).map(({ what, table }) => `${what} ${table}`))];
}
