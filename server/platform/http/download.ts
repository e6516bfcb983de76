import type { Readable } from 'node:stream';

/** What a handler returns where the caller asked for a file instead of JSON. */
export class Download {
  readonly name: string;
  readonly type: string;
  /** A long one is a stream, which is made while it is sent. */
  readonly content: string | Buffer | Readable;

  constructor(name: string, type: string, content: string | Buffer | Readable) {
    this.name = name;
    this.type = type;
    this.content = content;
  }
}
