// Group offers and design firms as a CSV file names them: a row each, its `kind` in a column, nested fields with a dot. docs/imports.md
// lists the columns.
import { createReadStream } from 'node:fs';
import { parse, type CsvError } from 'csv-parse';
import { z } from 'zod';
import { documentKinds, milestoneKinds, shareStates } from '#contracts/offers/building-enums.ts';
import { interiorCategories } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { optionalWhole } from '#contracts/values.ts';
import { validationFailure } from '#server/platform/http/failure.ts';
import { recordBytesMax } from './row.ts';

type Fields = Readonly<Record<string, unknown>>;
type Cells = ReadonlyMap<string, string>;

/** What a row says; `entryOf` throws what a cell cannot mean. */
export interface BuildingRow {
  line: number;
  list: 'groups' | 'interiors' | undefined;
  sourceId: string;
  entryOf: () => Fields;
}

const places = ['division', 'district', 'subDistrict'] as const;
const payments = ['booking', 'landInstalments', 'buildInstalments', 'constructionStart', 'handover', 'planApproval'] as const;
const offerCells = ['developBy', 'stage', ...places, 'location', 'landSqft', 'roadWidthFt', 'storeys', 'flatSizeMin', 'flatSizeMax', ...payments] as const;
const firmCells = ['since', ...places, 'address', 'phone', 'logo', 'cover', 'owner'] as const;

/** Every column that means something. Others are ignored, whatever their names. */
const columns: readonly string[] = [
  'kind',
  'source_id',
  ...offerCells,
  ...firmCells,
  'facilities',
  'images',
  'categories',
  'tiers',
  'services',
  'areasServed',
  ...['title', 'about', 'name', 'startingPrice'].flatMap((name) => [`${name}.bn`, `${name}.en`]),
  ...['land', 'construction', 'approval'].map((part) => `price.${part}`),
  ...shareStates.map((state) => `ledger.${state}`),
  ...milestoneKinds.flatMap((kind) => ['state', 'month', 'note.bn', 'note.en', 'image'].map((part) => `milestones.${kind}.${part}`)),
  ...documentKinds.flatMap((kind) => ['state', 'seenOn'].map((part) => `documents.${kind}.${part}`)),
  ...interiorCategories.map((category) => `gallery.${category}`),
];
const spelled: ReadonlyMap<string, string> = new Map(columns.map((column) => [column.toLowerCase(), column]));

const both = (cells: Cells, name: string) => ({ bn: cells.get(`${name}.bn`), en: cells.get(`${name}.en`) });
const bothOrNone = (cells: Cells, name: string) => (cells.has(`${name}.bn`) || cells.has(`${name}.en`) ? both(cells, name) : undefined);
const several = (cells: Cells, name: string): string[] =>
  (cells.get(name) ?? '')
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);
const cellsNamed = (cells: Cells, names: readonly string[]): Fields => Object.fromEntries(names.map((name) => [name, cells.get(name)]));
const hasAny = (cells: Cells, prefix: string): boolean => [...cells.keys()].some((name) => name.startsWith(prefix));

const share = optionalWhole(0, limits.groups.flatsMax);
const Ledger = z.object({ ledger: z.object({ open: share, held: share, confirmed: share }) });

/** How many shares are in each state, as the ledger's entries. Throws VALIDATION. */
function ledgerOf(cells: Cells): { state: string }[] {
  const counts = Object.fromEntries(shareStates.map((state) => [state, cells.get(`ledger.${state}`)]));
  const { data, error } = Ledger.safeParse({ ledger: counts });
  if (error) throw validationFailure(error);
  return shareStates.flatMap((state) => Array.from({ length: data.ledger[state] ?? 0 }, () => ({ state })));
}

const offerOf = (cells: Cells): Fields => ({
  ...cellsNamed(cells, offerCells),
  title: both(cells, 'title'),
  about: both(cells, 'about'),
  price: { land: cells.get('price.land'), construction: cells.get('price.construction'), approval: cells.get('price.approval') },
  facilities: several(cells, 'facilities'),
  images: several(cells, 'images'),
  ledger: ledgerOf(cells),
  milestones: milestoneKinds
    .filter((kind) => hasAny(cells, `milestones.${kind}.`))
    .map((kind) => ({
      kind,
      state: cells.get(`milestones.${kind}.state`),
      month: cells.get(`milestones.${kind}.month`),
      note: bothOrNone(cells, `milestones.${kind}.note`),
      image: cells.get(`milestones.${kind}.image`),
    })),
  documents: documentKinds
    .filter((kind) => hasAny(cells, `documents.${kind}.`))
    .map((kind) => ({ kind, state: cells.get(`documents.${kind}.state`), seenOn: cells.get(`documents.${kind}.seenOn`) })),
});

const firmOf = (cells: Cells): Fields => ({
  ...cellsNamed(cells, firmCells),
  name: both(cells, 'name'),
  about: both(cells, 'about'),
  startingPrice: bothOrNone(cells, 'startingPrice'),
  categories: several(cells, 'categories'),
  tiers: several(cells, 'tiers'),
  services: several(cells, 'services'),
  areasServed: several(cells, 'areasServed'),
  gallery: interiorCategories.flatMap((category) => several(cells, `gallery.${category}`).map((image) => ({ image, category }))),
});

const lists = { group: ['groups', offerOf], interior: ['interiors', firmOf] } as const;

function rowOf(line: number, record: Fields): BuildingRow {
  const cells = new Map(Object.entries(record).flatMap(([name, value]) => (typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [])));
  const kind = cells.get('kind');
  const [list, entryOf] = kind === 'group' || kind === 'interior' ? lists[kind] : [undefined, () => ({})];
  return { line, list, sourceId: cells.get('source_id') ?? '', entryOf: () => entryOf(cells) };
}

function namesIn(header: readonly string[]): (string | false)[] {
  const names = header.map((name) => spelled.get(name.trim().toLowerCase()) ?? false);
  const missing = ['kind', 'source_id'].filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`The file has no column ${missing.join(', ')}. docs/imports.md lists the columns.`);
  const twice = names.filter((name, at) => name !== false && names.indexOf(name) !== at);
  if (twice.length > 0) throw new Error(`The file has the column ${twice.join(', ')} twice.`);
  return names;
}

const asWritten = { bom: true, skip_empty_lines: true, max_record_size: recordBytesMax } as const;

/** Whether a CSV file says of each row that it is an offer or a firm. A file of listings names a property type instead. */
export async function isBuildingCsv(file: string): Promise<boolean> {
  for await (const header of createReadStream(file).pipe(parse({ ...asWritten, to: 1 })) as AsyncIterable<string[]>) {
    const names = new Set(header.map((name) => name.trim().toLowerCase()));
    return names.has('kind') && !names.has('property_type');
  }
  return false;
}

/** The rows of a file in their order; those that are no rows of it go to `onSkip`. Throws if it lacks a column. */
export async function readBuildingCsv(file: string, onSkip: (line: number, reason: string) => void): Promise<BuildingRow[]> {
  const rows: BuildingRow[] = [];
  const on_skip = (error: CsvError | undefined): undefined => void onSkip(Number(error?.['lines'] ?? 0), error?.message ?? '');
  const parser = createReadStream(file).pipe(parse({ ...asWritten, columns: namesIn, info: true, skip_records_with_error: true, on_skip }));
  for await (const { info, record } of parser as AsyncIterable<{ info: { lines: number }; record: Fields }>) rows.push(rowOf(info.lines, record));
  return rows;
}
