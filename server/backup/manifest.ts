// What a backup says about itself. It is written last: a folder without it is no backup.
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const rows = z.object({ rows: z.number().int(), bytes: z.number().int(), sha256 });

const Table = rows.extend({ name, columns: z.array(name).min(1) });
const Queue = z.object({
  name: z.string(),
  retryLimit: z.number(),
  retryDelay: z.number(),
  retryDelayMax: z.number().nullable(),
  expireInSeconds: z.number(),
});

const Manifest = z.object({
  format: z.literal(1),
  /** The instant all tables are of. */
  at: z.iso.datetime(),
  program: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: sha256 })).min(1),
  tables: z.array(Table).min(1),
  sequences: z.array(z.object({ name, value: z.number().int(), isCalled: z.boolean() })),
  queues: z.array(Queue),
  jobs: rows,
  /** Rows are files; `missing` were in no storage when the backup was made. */
  pictures: rows.extend({ missing: z.number().int(), fileBytes: z.number().int() }),
  /** Which seventh of the linked files was read again. */
  slice: z.number().int().optional(),
});

export type Manifest = z.output<typeof Manifest>;
export type TableOfBackup = z.output<typeof Table>;
export type Counted = z.output<typeof rows>;

export const manifestFile = 'manifest.json';

export const fileOfTable = (table: string): string => path.join('tables', `${table}.copy.gz`);
export const jobsFile = 'jobs.copy.gz';
export const picturesFile = 'pictures.tsv.gz';
export const picturesFolder = 'pictures';

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const file = path.join(folder, manifestFile);
  await writeFile(`${file}.part`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.part`, file);
}

/** Undefined where there is none. Throws a sentence if it cannot be understood. */
export async function findManifest(folder: string): Promise<Manifest | undefined> {
  const text = await readFile(path.join(folder, manifestFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return Manifest.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`The ${manifestFile} in ${folder} is broken or of a newer program.`, { cause: error });
  }
}

/** Throws a sentence if the folder holds no whole backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const manifest = await findManifest(folder);
  if (manifest) return manifest;
  throw new Error(`There is no whole backup in ${folder}: it has no ${manifestFile}. One that was cut short is continued by the same npm run backup again.`);
}
