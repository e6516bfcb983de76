// Where the files of pictures, and of streets below the maps, are stored: a folder or a bucket.

export interface PictureStorage {
  /** Whether other servers keep their pictures in the same place. */
  isShared: boolean;
  /** Writes the whole file or nothing. Throws UNAVAILABLE if that fails, for example on a full disk. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Undefined if there is no such file. Throws UNAVAILABLE while a bucket is away. */
  get(name: string): Promise<Buffer | undefined>;
  /** Those bytes of a file, the last one included; fewer where it ends before. */
  getPart(name: string, first: number, last: number): Promise<Buffer | undefined>;
  /** Like `put`, of a file on this machine that may be larger than memory. */
  putFile(name: string, file: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Throws UNAVAILABLE while nothing can be written; checked at most once a minute, and right after a failed write. */
  check(): Promise<void>;
  /** Deletes leftovers of writes that were interrupted an hour ago or earlier; returns how many. */
  sweepUnfinished(): Promise<number>;
  /** Deletes the files of a folder that were written so long ago; returns how many. */
  sweepFolder(folder: string, olderThanMs: number): Promise<number>;
  /** Undefined if the file system does not tell. */
  freeBytes(): Promise<number | undefined>;
  /** Since this process started. */
  failedWrites(): number;
}
