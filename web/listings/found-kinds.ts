// A search's results are of one kind each: posts, group offers or firms.
import type { FoundItem, FoundPost } from '#contracts/search/search.ts';
import type { Language } from '#i18n/language.ts';

export const isPost = (item: FoundItem): item is FoundPost => item.type === 'sell' || item.type === 'rent';

/** What it is called in lists: a post in its writer's language, everything else in the reader's. */
export function nameOfFound(item: FoundItem, lng: Language): string {
  if (item.type === 'group') return item.title[lng];
  return item.type === 'interior' ? item.companyName[lng] : item.postTitle;
}
