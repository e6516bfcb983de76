// Only who chose easy mode reads prices in words: their numerals stay away from everyone else.
import { lazyHydrate } from '#web/platform/delivery/lazy-hydrate.tsx';

export const PriceInWords = lazyHydrate(async () => (await import('./price-in-words.tsx')).PriceInWords);
