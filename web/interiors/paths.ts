import type { InteriorCategory } from '#contracts/enums.ts';

export const firmsPath = '/Interior-Design';

/** All pictures of a firm, or those of one kind of work. */
export function galleryPath(postId: number, { category, page = 1 }: { category?: InteriorCategory | undefined; page?: number } = {}): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  return `/Interior-Image-Gallery/${postId}${query.size > 0 ? `?${query}` : ''}`;
}
