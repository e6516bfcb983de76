import type { SuggestedItem } from '#contracts/search/suggested.ts';

/** The same with what is alike together; the group of the likeliest comes first. */
export function inGroups(items: readonly SuggestedItem[]): SuggestedItem[] {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => items.filter((item) => item.kind === kind));
}
