// Who may import whom inside the rooms, where SQL may stand, and who may write a table: what types and lint cannot see.
// Prints every breach.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Folders that hold plumbing or tools, not a noun. */
const plumbing = new Set(['platform', 'testing', 'migrations', 'ui', 'styles', 'shell']);

interface Source {
  /** From the root, with slashes. */
  name: string;
  room: string;
  /** Empty for a file that lies in the room itself. */
  folder: string;
  text: string;
  imports: string[];
}

function readSource(name: string): Source {
  const [room = '', ...rest] = name.split('/');
  const text = readFileSync(path.join(root, name), 'utf8');
  const imports = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map(([, specifier]) => specifier ?? '');
  return { name, room, folder: rest.length > 1 ? (rest[0] ?? '') : '', text, imports };
}

const isTest = ({ name }: Source): boolean => /\.test\.tsx?$/.test(name);

/** Where an import across folders leads: `#server/posts/store.ts` → room server, folder posts, file store.ts. */
function target(specifier: string): { room: string; folder: string; file: string } | undefined {
  const [, room, folder, file] = /^#(\w+)\/(?:([^/]+)\/)?(.+)$/.exec(specifier) ?? [];
  return room === undefined || file === undefined ? undefined : { room, folder: folder ?? '', file };
}

/** Which other rooms a room may know, by values, by types and by `import()`; scripts and bench may know all. */
const known: Readonly<Record<string, readonly string[]>> = {
  contracts: [],
  i18n: ['contracts'],
  server: ['contracts', 'i18n'],
  demo: ['contracts', 'i18n', 'server'],
  web: ['contracts', 'i18n'],
  e2e: ['contracts', 'i18n', 'server', 'web'],
};

function roomFault({ name, room }: Source, specifier: string): string | undefined {
  const to = target(specifier)?.room;
  const rooms = known[room];
  if (rooms && to && to !== room && !rooms.includes(to) && !(name === 'server/main.ts' && to === 'demo')) return `${room} may not know ${to}`;
  if (specifier.startsWith('@uthan/') && rooms && room !== 'demo') return `${room} may not know packages`;
  if (room === 'packages' && /^#(?!scenes\/)/.test(specifier)) return 'a package knows no room';
  if (room === 'contracts' && !/^(?:zod$|\.\/|#contracts\/)/.test(specifier)) return 'contracts import only zod';
  return room === 'web' && specifier.startsWith('node:') ? 'web runs where Node is not' : undefined;
}

/** What is wrong with this import, or nothing. */
function importFault(source: Source, specifier: string): string | undefined {
  if (specifier.startsWith('../')) return 'leaves its folder with ../ instead of naming the room';
  const strange = roomFault(source, specifier);
  if (strange) return strange;
  if (source.name.startsWith('server/search/query/') && /^kysely$|^#server\/(?!search\/(?:query\/|tuning\.ts)|areas\/)/.test(specifier))
    return 'reading a text knows neither posts nor the database';
  const to = target(specifier);
  if (!to || (to.room === source.room && to.folder === source.folder)) return undefined;
  if (source.room === 'web' && source.folder === 'ui') {
    return to.folder === 'platform' || specifier === '#contracts/limits.ts' ? undefined : 'a control knows no noun';
  }
  if (source.room === 'web' && to.room === 'web' && to.folder === 'staff' && source.folder !== 'staff') return 'the public site knows no page of staff';
  const isNoun = to.folder !== '' && !plumbing.has(to.folder);
  const isPrivate = /^(?:[a-z-]+\/)*(?:[a-z-]+-)?(store|routes|jobs|live|noun)\.ts$/.test(to.file);
  if (source.room === 'demo' && to.room === 'server' && isNoun && isPrivate) return `only ${to.folder} itself may use its ${to.file}`;
  if (to.room !== source.room) return undefined;
  if (source.folder === 'platform' && isNoun) return 'plumbing knows no noun';
  if (source.room === 'server' && source.folder !== 'testing' && isNoun && to.file.includes('/'))
    return `only ${to.folder} itself may know its ${path.posix.dirname(to.file)}`;
  if (source.room === 'server' && source.folder !== '' && source.folder !== 'testing' && isNoun && isPrivate)
    return `only ${to.folder} itself may use its ${to.file}`;
  return undefined;
}

/** Tests of contracts, words and the web may compare with any room; those of the others know what their room knows. */
const testImportFault = (source: Source, specifier: string): string | undefined =>
  ['contracts', 'i18n', 'web'].includes(source.room) ? undefined : roomFault(source, specifier);

/** What stores are made of: how a row becomes a card, how filters become conditions, how a queue is sorted; and the question whether the database answers. */
const besideStores = new Set(['server/posts/card.ts', 'server/posts/queue-order.ts', 'server/search/index/filters.ts', 'server/site/health.ts']);

/** Kysely's verbs and raw SQL; a store, the plumbing and what seeds tests may use them. */
const sql = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^>]*>)?`/;

function sqlFault(source: Source): string | undefined {
  if (!['server', 'demo'].includes(source.room) || isTest(source) || /[/-]store\.ts$/.test(source.name) || besideStores.has(source.name)) return undefined;
  if (source.folder === 'platform' || source.folder === 'testing' || source.folder === 'migrations') return undefined;
  return sql.test(source.text) ? 'SQL stands in store.ts only' : undefined;
}

/** Every row that names its member holds a share of the member's row; a lock that forbids it too closes a circle with the next writer. */
const lockFault = (source: Source): string | undefined =>
  source.room === 'server' && !isTest(source) && /selectFrom\('users'\)[^;]*\.forUpdate\(|\bfrom users\b[^;`]*\bfor update\b/.test(source.text)
    ? 'locks accounts by for update instead of forNoKeyUpdate'
    : undefined;

const vague = /(?:^|\/)(?:utils?|helpers?|common|misc|shared|types|constants|index)(?:\.[\w.]+)?$/;

const sources = globSync('{contracts,i18n,server,demo,web,e2e,scripts,bench,packages}/**/*.{ts,tsx}', { cwd: root }).map((name) =>
  readSource(name.replaceAll('\\', '/')),
);
/** A font size is one of the names in web/styles/base.css, which follow the reader's own size and the language. */
const sizeFault = ({ room, text }: Source): string | undefined =>
  room === 'web' && /\btext-(?:\[(?:length:|[\d.]|calc|clamp|min|max|var)|\((?:length:|--))/.test(text)
    ? 'sets a font size of its own instead of by its name'
    : undefined;
/** A colour that is written out stays the same by night. */
const colourFault = ({ room, text }: Source): string | undefined =>
  room === 'web' && /\b(?:bg|text|border|fill|stroke|outline|ring)-\[(?:#|rgb|hsl|oklch)/.test(text)
    ? 'sets a colour of its own instead of by its name'
    : undefined;

/** How the server caches a page is said by the page itself: web/platform/delivery/cache-policy.ts. */
const cacheFault = ({ name, text }: Source): string | undefined =>
  /^web\/.*\.page\.tsx?$/.test(name) && !/^export const handle\b[^;]*\bcache: /m.test(text) ? 'a page that forgets its cache policy' : undefined;

/** Whether an address stays on this site is asked of the URL parser; expressions overlook what browsers leave out. */
const pathFault = ({ room, text }: Source): string | undefined =>
  ['contracts', 'server', 'web'].includes(room) && /\^\\+\/\(+(?:\?!|\[\^)/.test(text)
    ? 'tells paths of this site apart by itself instead of by ownPath'
    : undefined;

/** What a noun brings to the server is composed above all nouns, as if it lay in the room itself. */
const isManifest = ({ name }: Source): boolean => /^server\/[^/]+\/noun\.ts$/.test(name);

/** Who imports what across folders. A file that lies in the room itself is a folder of its own; tests and what serves them are left out. */
type Edges = Map<string, Map<string, string[]>>;

function edgesOf(room: string): Edges {
  const edges: Edges = new Map();
  for (const source of sources) {
    if (source.room !== room || isTest(source) || source.folder === 'testing') continue;
    const from = isManifest(source) ? source.name : source.folder || source.name;
    for (const specifier of source.imports) {
      const to = target(specifier);
      const into = to && (to.folder || `${to.room}/${to.file}`);
      if (!into || to.room !== room || into === from || into === 'testing') continue;
      const targets = edges.get(from) ?? new Map<string, string[]>();
      edges.set(from, targets.set(into, [...(targets.get(into) ?? []), source.name]));
    }
  }
  return edges;
}

/** The shortest way back from `from` to itself, with every folder on it; nothing where there is none. */
function circle(edges: Edges, from: string): string[] | undefined {
  const ways: string[][] = [[from]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const next of edges.get(way.at(-1) as string)?.keys() ?? []) {
      if (next === from) return [...way, from];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/** Folders import each other in one direction only, for types as for values: every file on a way back is a breach. */
function circleFaults(room: string): string[] {
  const edges = edgesOf(room);
  const found = new Map<string, string[]>();
  for (const from of edges.keys()) {
    const way = circle(edges, from);
    // The same circle is found from each of its folders.
    if (way) found.set([...new Set(way)].toSorted().join(' '), way);
  }
  return [...found.values()].flatMap((way) =>
    way.slice(1).flatMap((to, at) => (edges.get(way[at] as string)?.get(to) ?? []).map((file) => `${file}: closes a circle of folders: ${way.join(' → ')}`)),
  );
}

/** The nouns in the order of server/nouns.ts, by folder. */
function orderOfNouns(): string[] {
  const text = sources.find(({ name }) => name === 'server/nouns.ts')?.text ?? '';
  const folders = new Map([...text.matchAll(/\{ (\w+) \} from '#server\/([\w-]+)\/noun\.ts'/g)].map(([, name = '', folder = '']) => [name, folder]));
  const [, listed = ''] = /\bnouns\b[^=]*= \[\n(.*?)\n\];/s.exec(text) ?? [];
  return [...listed.matchAll(/^ {2}(\w+)/gm)].flatMap(([, name = '']) => folders.get(name) ?? []);
}

/** A manifest that server/nouns.ts forgets brings nothing, and a noun imports only those that are listed before it. */
function nounFaults(): string[] {
  const order = orderOfNouns();
  return sources
    .filter((source) => source.room === 'server' && !isTest(source))
    .flatMap((source) => {
      if (isManifest(source)) return order.includes(source.folder) ? [] : [`${source.name}: server/nouns.ts does not list it`];
      const at = order.indexOf(source.folder);
      const above = source.imports.map((specifier) => target(specifier)).find((to) => at >= 0 && to?.room === 'server' && order.indexOf(to.folder) > at);
      return above ? [`${source.name}: imports ${above.folder}, which server/nouns.ts lists above ${source.folder}`] : [];
    });
}

/** Jobs and calls that no manifest names never run, and a job that nothing handles waits for ever. */
function leftOutFaults(): string[] {
  const code = sources.filter((source) => source.room === 'server' && !isTest(source));
  const isNamed = (name: string, at: Source): boolean => code.some((source) => source !== at && new RegExp(`\\b${name}\\b`).test(source.text));
  const isHandled = (kind: string): boolean => code.some(({ text }) => new RegExp(`\\bhandle\\(\\s*${kind}\\b`).test(text));
  return code.flatMap((source) => [
    ...[...source.text.matchAll(/^export (?:function|const) (\w+Routes(?=\(app\b|\(api\b)|\w+(?=\b[^;\n]*\bJobHandler\[\]))\b/gm)].flatMap(([, name = '']) =>
      isNamed(name, source) ? [] : [`${source.name}: no manifest names ${name}`],
    ),
    ...[...source.text.matchAll(/\b(\w+) = defineJob\('/g)].flatMap(([, kind = '']) =>
      isHandled(kind) ? [] : [`${source.name}: nothing handles the job ${kind}`],
    ),
  ]);
}

const tables = new Set(
  globSync('server/migrations/*.sql', { cwd: root }).flatMap((name) =>
    [...readFileSync(path.join(root, name), 'utf8').matchAll(/\bcreate table (?:if not exists )?(\w+)/g)].map(([, table]) => table),
  ),
);

const writing = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\('(\w+)'|\b(?:insert into|update|delete from|merge into) (\w+)/g;

/** A table is written by one folder only; those above call its service. */
function writerFaults(): string[] {
  const writers = new Map<string, Map<string, string[]>>();
  for (const source of sources) {
    if (!['server', 'demo'].includes(source.room) || isTest(source) || source.folder === 'testing') continue;
    const owner = source.room === 'server' ? source.folder : source.room;
    for (const table of new Set([...source.text.matchAll(writing)].map(([, verb, raw]) => verb ?? raw))) {
      if (table === undefined || !tables.has(table)) continue;
      const folders = writers.get(table) ?? new Map<string, string[]>();
      writers.set(table, folders.set(owner, [...(folders.get(owner) ?? []), source.name]));
    }
  }
  return [...writers].flatMap(([table, folders]) =>
    folders.size < 2 ? [] : [...folders.values()].flat().map((file) => `${file}: the table ${table} is written by ${[...folders.keys()].join(' and ')}`),
  );
}

/** Files of code that one can see at a glance; tests are not counted. */
const filesMax = 25;
/** Folders of one file a noun or a story, and those that are still to be sorted: they may not grow. */
const larger: Readonly<Record<string, number>> = {
  'i18n/bn': Infinity,
  'i18n/en': Infinity,
  e2e: Infinity,
};

function folderFaults(): string[] {
  const code = sources.filter((source) => !isTest(source));
  return [...Map.groupBy(code, ({ name }) => path.posix.dirname(name))].flatMap(([folder, { length }]) => {
    const max = larger[folder] ?? filesMax;
    return length > max ? [`${folder}: ${length} files in one folder, more than ${max}`] : [];
  });
}

const breaches: string[] = [...['server', 'web'].flatMap(circleFaults), ...folderFaults(), ...nounFaults(), ...leftOutFaults(), ...writerFaults()];
for (const source of sources) {
  const faults = [
    sqlFault(source),
    lockFault(source),
    sizeFault(source),
    colourFault(source),
    cacheFault(source),
    vague.test(source.name) ? 'a name that says nothing' : undefined,
  ];
  const faultOf = isTest(source) ? testImportFault : importFault;
  if (!isTest(source)) faults.push(pathFault(source));
  faults.push(...source.imports.map((specifier) => faultOf(source, specifier)?.concat(`: ${specifier}`)));
  breaches.push(...faults.filter((fault) => fault !== undefined).map((fault) => `${source.name}: ${fault}`));
}
for (const breach of breaches) console.log(breach);
console.log(`${sources.length} files, ${breaches.length} breaches.`);
process.exitCode = breaches.length === 0 ? 0 : 1;
