// Which posts somebody puts side by side, in this browser.
import { isNumber, keptList } from '#web/platform/kept-list.ts';

/** More columns fit no screen. */
export const comparedMax = 3;

export const compared = keptList('comparedPosts', comparedMax, isNumber);

/** Adds a post or takes it away again; says so where there is no room. */
export function toggleCompared(postId: number): 'changed' | 'full' {
  const ids = compared.read();
  const isIn = ids.includes(postId);
  if (!isIn && ids.length >= comparedMax) return 'full';
  compared.write(isIn ? ids.filter((id) => id !== postId) : [...ids, postId]);
  return 'changed';
}

/** Where these posts stand side by side. */
export const comparePath = (ids: readonly number[]): string => `/compare${ids.length > 0 ? `?ids=${ids.join()}` : ''}`;
