/** What a handler returns where the caller asked for a file instead of JSON. */
export class Download {
  readonly name: string;
  readonly type: string;
  readonly content: string;

  constructor(name: string, type: string, content: string) {
    this.name = name;
    this.type = type;
    this.content = content;
  }
}
