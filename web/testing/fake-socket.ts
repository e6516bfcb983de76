// The live connection for tests: the other side of it is the test.
import type { LiveSocket } from '#web/notifications/live/link.ts';

type Hear = (...said: unknown[]) => void;

export class FakeSocket {
  connects = 0;
  isClosed = false;
  /** What the page has sent. */
  readonly sent: unknown[][] = [];
  readonly #hears = new Map<string, Hear[]>();

  on(event: string, hear: Hear): this {
    this.#hears.set(event, [...(this.#hears.get(event) ?? []), hear]);
    return this;
  }

  emit(...message: unknown[]): this {
    this.sent.push(message);
    return this;
  }

  connect(): this {
    this.connects += 1;
    return this;
  }

  disconnect(): this {
    this.isClosed = true;
    return this;
  }

  /** The server, or the library, says this. */
  say(event: string, ...said: unknown[]): void {
    for (const hear of this.#hears.get(event) ?? []) hear(...said);
  }

  /** The server refuses the connection. */
  refuse(code: string): void {
    this.say('connect_error', Object.assign(new Error(code), { data: { error: code, message: '' } }));
  }

  /** No answer comes. */
  fail(why: string): void {
    this.say('connect_error', new Error(why));
  }

  /** Connected, and in the room. */
  join(): void {
    this.say('connect');
    this.say('roomJoined');
  }

  asLive(): LiveSocket {
    return this as unknown as LiveSocket;
  }
}
