// What a noun tells those above it: the noun below defines a hook, those above listen, server/nouns.ts brings them together.
import type { Db } from '#server/platform/database/database.ts';

/** `About` is what its listeners are told. */
export interface Hook<About> {
  name: string;
  /** Never there: it holds the type. */
  about?: About;
}

export const defineHook = <About>(name: string): Hook<About> => ({ name });

type Hear<About> = (trx: Db, about: About) => Promise<void>;

export interface Listener {
  hook: string;
  hear: Hear<unknown>;
}

export const listen = <About>({ name }: Hook<About>, hear: Hear<About>): Listener => ({ hook: name, hear: hear as Hear<unknown> });

export interface Hooks {
  /** Tells all that listen, one after the other, in the transaction that causes it: anyone who throws undoes it. */
  run<About>(trx: Db, hook: Hook<About>, about: About): Promise<void>;
}

export const openHooks = (listeners: readonly Listener[]): Hooks => ({
  async run(trx, { name }, about) {
    for (const { hook, hear } of listeners) if (hook === name) await hear(trx, about);
  },
});
