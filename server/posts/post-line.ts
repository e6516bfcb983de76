// What is said of a post where there is no room for its card: in letters and in the inbox.
import type { Purpose } from '#contracts/enums.ts';
import type { NoticePost, PostLine } from '#contracts/notices/notices.ts';
import type { PostCard } from '#contracts/posts/posts.ts';
import { toCard, type PostRow } from './card.ts';

export const noticePost = ({ type, post_id, title }: { type: Purpose; post_id: number; title: string }): NoticePost => ({ type, PostID: post_id, title });

/** What its one line says. */
export const lineOf = (row: PostRow): PostLine => lineOfCard(toCard(row));

export function lineOfCard({ price, priceUnits, place, bedrooms, bathrooms, size, landSqft, landUnits }: PostCard): PostLine {
  return {
    price,
    priceUnits,
    places: [place.locality ?? place.subDistrict, place.district].map(({ bn, en }) => ({ bn, en })),
    bedrooms,
    bathrooms,
    size,
    land: size === null && landSqft !== null && landUnits ? { sqft: landSqft, unit: landUnits } : null,
  };
}
