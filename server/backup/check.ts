// Reads a backup as a restore would, without a database.
import { checkPictures } from './picture-restore.ts';
import { fileOfTable, jobsFile, type Manifest, picturesFile, readManifest } from './manifest.ts';
import type { Progress } from './progress.ts';
import { checkFile } from './streams.ts';

interface Checked {
  folder: string;
  progress: Progress;
}

/** Every file but the pictures themselves. Throws a sentence if one is missing or not what was written. */
export async function checkFiles({ folder, progress }: Checked, { tables, jobs, pictures }: Manifest): Promise<void> {
  const files = [...tables.map(({ name, ...counted }) => [fileOfTable(name), counted] as const), [jobsFile, jobs] as const, [picturesFile, pictures] as const];
  progress.begin(
    'checking the backup',
    files.reduce((sum, [, { bytes }]) => sum + bytes, 0),
    'bytes',
  );
  for (const [name, counted] of files) await checkFile(folder, name, counted, (bytes) => progress.add(bytes));
}

/** Throws a sentence if the backup cannot be restored; `damaged` are the pictures that would be missing then. */
export async function checkBackup({ folder, progress }: Checked): Promise<{ manifest: Manifest; damaged: string[] }> {
  const manifest = await readManifest(folder);
  try {
    await checkFiles({ folder, progress }, manifest);
    progress.begin('pictures', manifest.pictures.rows - manifest.pictures.missing);
    return { manifest, damaged: await checkPictures(folder, (files) => progress.add(files)) };
  } finally {
    progress.end();
  }
}
