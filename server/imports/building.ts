// Group offers and design firms from a JSON file: `{"groups": [...], "interiors": [...]}`, each with a `source_id` of its own and the
// fields of the staff's calls; pictures are named by their paths beside the file.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { GroupFields } from '#contracts/groups.ts';
import { FirmFields } from '#contracts/interiors.ts';
import { translatorOf } from '#i18n/compile.ts';
import { createOffer, offersKnown } from '#server/groups/staff-service.ts';
import { createFirm, firmsKnown } from '#server/interiors/staff-service.ts';
import { storePictures } from '#server/media/service.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { Failure, validationFailure } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';

export interface BuildingRefusal {
  /** Its place in its list, from 1. */
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
  create: (trx: Db, fields: never, createdBy: null, published: { sourceId: string }) => Promise<number>;
}

const kinds: Readonly<Record<string, Kind>> = {
  groups: { schema: GroupFields, known: offersKnown, create: createOffer },
  interiors: { schema: FirmFields, known: firmsKnown, create: createFirm },
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
    const bytes = await readFile(path.resolve(folder, name)).catch(() => {
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

async function addEntry(services: Pick<Services, 'db' | 'storage'>, folder: string, kind: Kind, { source_id, ...entry }: Entry): Promise<boolean> {
  const sourceId = typeof source_id === 'string' ? source_id.trim() : '';
  if (sourceId === '') throw new Error('source_id: Please fill in this field');
  if ((await kind.known(services.db, [sourceId])).has(sourceId)) return false;
  const { data, error } = kind.schema.safeParse(await withPictures(services, folder, entry));
  if (error) throw validationFailure(error);
  await inTransaction(services.db, (trx) => kind.create(trx, data as never, null, { sourceId }));
  return true;
}

function entriesOf(text: string): (readonly [kind: Kind, line: number, entry: Entry])[] {
  const content = JSON.parse(text) as Record<string, unknown>;
  const unknown = Object.keys(content).filter((name) => !(name in kinds));
  if (unknown.length > 0) throw new Error(`The file has ${unknown.join(', ')}, which is no list of groups or interiors.`);
  return Object.entries(kinds).flatMap(([name, kind]) => {
    const list = content[name] ?? [];
    if (!Array.isArray(list)) throw new Error(`${name} is not a list.`);
    return list.map((entry: Entry, at) => [kind, at + 1, entry] as const);
  });
}

/**
 * Imports group offers and firms, each in a transaction of its own; one whose `source_id` is known stays as staff left it. Throws
 * if the file cannot be read or is no such JSON.
 */
export async function importBuilding(
  services: Pick<Services, 'db' | 'storage'>,
  { file, onRefused, onProgress, signal }: BuildingImport,
): Promise<BuildingTally> {
  const tally: BuildingTally = { read: 0, added: 0, unchanged: 0, refused: 0 };
  const entries = entriesOf(await readFile(file, 'utf8'));
  for (const [kind, line, entry] of entries) {
    if (signal?.aborted) break;
    tally.read++;
    try {
      if (await addEntry(services, path.dirname(file), kind, entry)) tally.added++;
      else tally.unchanged++;
    } catch (error) {
      tally.refused++;
      onRefused({ line, source_id: typeof entry['source_id'] === 'string' ? entry['source_id'] : '', reason: reasonOf(error) });
    }
    onProgress?.(tally, entries.length);
  }
  return tally;
}
