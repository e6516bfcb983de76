// Group offers and design firms from a file, each with a `source_id` of its own and the fields of the staff's calls. JSON:
// `{"groups": [...], "interiors": [...]}`; CSV: building-csv.ts. Pictures are named by their paths beside the file.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { GroupFields } from '#contracts/offers/groups.ts';
import { FirmFields } from '#contracts/offers/interiors.ts';
import { translatorOf } from '#i18n/compile.ts';
import { createOffer, offersKnown } from '#server/groups/staff-service.ts';
import { firmsKnown, importFirm } from '#server/interiors/staff-service.ts';
import { storePictures } from '#server/media/service.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { Failure, validationFailure } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { readBuildingCsv } from './building-csv.ts';
import { SourceId } from './row.ts';

export interface BuildingRefusal {
  /** Its place in its list, from 1; its line in a CSV file. */
  line: number;
  source_id: string;
  reason: string;
}

export interface BuildingTally {
  read: number;
  added: number;
  unchanged: number;
  refused: number;
}

export interface BuildingImport {
  file: string;
  onRefused: (refusal: BuildingRefusal) => void;
  /** Called after each entry. */
  onProgress?: (tally: Readonly<BuildingTally>, all: number) => void;
  /** Stops after the current entry; importing the same file again continues. */
  signal?: AbortSignal;
}

interface Kind {
  schema: typeof GroupFields | typeof FirmFields;
  known: (db: Db, sourceIds: readonly string[]) => Promise<Set<string>>;
  create: (services: Pick<Services, 'jobs'>, trx: Db, fields: never, published: { sourceId: string }) => Promise<number>;
}

const kinds: Readonly<Record<'groups' | 'interiors', Kind>> = {
  groups: { schema: GroupFields, known: offersKnown, create: (_services, trx, fields, published) => createOffer(trx, fields, null, published) },
  interiors: { schema: FirmFields, known: firmsKnown, create: importFirm },
};

type Entry = Readonly<Record<string, unknown>>;

/** The members of an entry that name a picture, at whatever depth. */
const pictureNames: ReadonlySet<string> = new Set(['image', 'images', 'logo', 'cover']);

async function replaceAsync(value: unknown, replace: (name: string) => Promise<string>, isPicture = false): Promise<unknown> {
  if (typeof value === 'string') return isPicture ? replace(value) : value;
  if (Array.isArray(value)) return Promise.all(value.map((one) => replaceAsync(one, replace, isPicture)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = await Promise.all(
    Object.entries(value).map(async ([name, member]) => [name, await replaceAsync(member, replace, pictureNames.has(name))] as const),
  );
  return Object.fromEntries(entries);
}

/** Stores the pictures that an entry names and puts their ids in their places. */
const withPictures = (services: Pick<Services, 'db' | 'storage'>, folder: string, entry: Entry): Promise<unknown> =>
  replaceAsync(entry, async (name) => {
    const place = path.resolve(folder, name);
    if (!place.startsWith(path.resolve(folder) + path.sep)) throw new Error(`The picture ${name} is not beside the file.`);
    const bytes = await readFile(place).catch(() => {
      throw new Error(`The picture ${name} could not be read.`);
    });
    const [picture] = await storePictures(services, [bytes]);
    return picture?.hash ?? '';
  });

function reasonOf(error: unknown): string {
  if (!(error instanceof Failure)) return error instanceof Error ? error.message : String(error);
  const say = translatorOf('en');
  const { fields = {} } = error.details;
  const reasons = Object.entries(fields).map(([name, { key, params }]) => `${name}: ${say.dynamic(`errors.field_${key}`, params)}`);
  return reasons.length > 0 ? reasons.join('; ') : say.dynamic(`errors.${error.code}`);
}

const Named = z.object({ source_id: SourceId });

/** An entry of a file, as it is read; `entryOf` throws why there is none. */
interface Read {
  line: number;
  sourceId: string;
  list?: keyof typeof kinds | undefined;
  entryOf: () => Entry;
}

const without = (line: number, reason: string, sourceId = ''): Read => ({
  line,
  sourceId,
  entryOf: () => {
    throw new Error(reason);
  },
});

function fromJson(text: string): Read[] {
  const content = JSON.parse(text) as Record<string, unknown>;
  const unknown = Object.keys(content).filter((name) => !Object.hasOwn(kinds, name));
  if (unknown.length > 0) throw new Error(`The file has ${unknown.join(', ')}, which is no list of groups or interiors.`);
  return (['groups', 'interiors'] as const).flatMap((list) => {
    const entries = content[list] ?? [];
    if (!Array.isArray(entries)) throw new Error(`${list} is not a list.`);
    return entries.map((entry: Entry | null, at): Read => {
      const sourceId = entry?.['source_id'];
      return { line: at + 1, list, sourceId: typeof sourceId === 'string' ? sourceId.trim() : '', entryOf: () => entry ?? {} };
    });
  });
}

async function fromCsv(file: string): Promise<Read[]> {
  const skipped: Read[] = [];
  const rows = await readBuildingCsv(file, (line, reason) => skipped.push(without(line, reason)));
  const read = rows.map((row): Read => (row.list ? row : without(row.line, 'kind: group or interior', row.sourceId)));
  return [...read, ...skipped].sort((a, b) => a.line - b.line);
}

/** True if it is new. Throws the reason why it cannot be taken. */
async function addEntry(services: Pick<Services, 'db' | 'jobs' | 'storage'>, folder: string, kind: Kind, sourceId: string, entry: Entry): Promise<boolean> {
  const named = Named.safeParse({ source_id: sourceId });
  if (named.error) throw validationFailure(named.error);
  if ((await kind.known(services.db, [sourceId])).has(sourceId)) return false;
  const { data, error } = kind.schema.safeParse(await withPictures(services, folder, entry));
  if (error) throw validationFailure(error);
  await inTransaction(services.db, (trx) => kind.create(services, trx, data as never, { sourceId }));
  return true;
}

/** Takes the entries of one file, each `source_id` of a list once. */
function taking(services: Pick<Services, 'db' | 'jobs' | 'storage'>, folder: string): (read: Read) => Promise<boolean> {
  const seen = new Set<string>();
  return async ({ list, sourceId, entryOf }) => {
    const entry = entryOf();
    if (!list) return false;
    const name = `${list} ${sourceId}`;
    if (seen.has(name)) throw new Error('source_id: this file has it already');
    const isNew = await addEntry(services, folder, kinds[list], sourceId, entry);
    seen.add(name);
    return isNew;
  };
}

/**
 * Imports group offers and firms, each in a transaction of its own; one whose `source_id` is known stays as staff left it. Throws
 * if the file cannot be read or is no such JSON or CSV.
 */
export async function importBuilding(
  services: Pick<Services, 'db' | 'jobs' | 'storage'>,
  { file, onRefused, onProgress, signal }: BuildingImport,
): Promise<BuildingTally> {
  const tally: BuildingTally = { read: 0, added: 0, unchanged: 0, refused: 0 };
  const entries = /\.csv$/i.test(file) ? await fromCsv(file) : fromJson(await readFile(file, 'utf8'));
  const take = taking(services, path.dirname(file));
  for (const read of entries) {
    if (signal?.aborted) break;
    tally.read++;
    try {
      if (await take(read)) tally.added++;
      else tally.unchanged++;
    } catch (error) {
      tally.refused++;
      onRefused({ line: read.line, source_id: read.sourceId, reason: reasonOf(error) });
    }
    onProgress?.(tally, entries.length);
  }
  return tally;
}
