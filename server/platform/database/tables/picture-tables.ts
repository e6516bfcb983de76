// Kysely types of the tables for pictures, and for telling them again.
import type { ColumnType } from 'kysely';
import type { Default, Moment } from './columns.ts';

interface PicturesTable {
  hash: string;
  width: number;
  height: number;
  blurhash: string | null;
  /** Of its files, smallest width first; null until they are measured. */
  bytes: Default<number[] | null>;
  created_at: Moment;
  /** With all others, for what shows the same. */
  compared: Default<boolean>;
}

/** The hashes are written and compared in SQL, never read: JavaScript's numbers do not hold them. */
interface PicturePrintsTable {
  picture: string;
  part: number;
  phash: ColumnType<never, string, never>;
  dhash: ColumnType<never, string, never>;
  wave_key: number;
  step_key: number;
}

interface AlikePicturesTable {
  picture: string;
  other: string;
  mirrored: boolean;
}

/** What could be read in a picture. */
interface PictureWritingTable {
  picture: string;
  numbers: string[];
  sites: string[];
  read_at: Moment;
}

export interface PictureTables {
  pictures: PicturesTable;
  picture_prints: PicturePrintsTable;
  alike_pictures: AlikePicturesTable;
  picture_writing: PictureWritingTable;
}
