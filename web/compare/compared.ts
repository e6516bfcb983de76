// The posts chosen for comparing, stored in this browser.
import { isNumber, localList } from '#web/platform/local-list.ts';

/** More columns fit no screen. */
export const comparedMax = 4;

export const compared = localList('comparedPosts', comparedMax, isNumber);

/** Adds or removes a post; returns `full` where there is no room for it. */
export function toggleCompared(postId: number): 'changed' | 'full' {
  const ids = compared.read();
  const isIn = ids.includes(postId);
  if (!isIn && ids.length >= comparedMax) return 'full';
  compared.write(isIn ? ids.filter((id) => id !== postId) : [...ids, postId]);
  return 'changed';
}

/** Of a family's shortlist, in the address of a comparison: its token, so that its answers stand beside the homes. */
export const familyKey = 'family';

/** The address of the comparison of these posts. */
export const comparePath = (ids: readonly number[], family?: string): string =>
  `/compare${ids.length > 0 ? `?ids=${ids.join()}${family ? `&${familyKey}=${family}` : ''}` : ''}`;
