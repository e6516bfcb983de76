// Marks of a search as the map shows them, and which of them stands for a post.
import { cellOf, type MapMarks, type Mark } from '#contracts/maps/map-search.ts';
import type { PostCard } from '#contracts/posts/posts.ts';
import type { MapMark } from '#web/map-canvas/map-shapes.ts';
import type { PageWords } from '#web/platform/language.tsx';

export const idOf = ({ PostID, lat, lng }: Mark): string => (PostID === undefined ? `${lat},${lng}` : String(PostID));

/** A price where one post is, otherwise how many, or about how many. */
export function shownMark(mark: Mark, lit: string | undefined, isExact: boolean, { t, fmt, lng }: PageWords): MapMark {
  const { lat, lng: east, count, price, PostID, area } = mark;
  const id = idOf(mark);
  const at = { id, lat, lng: east, isLit: id === lit };
  const named = (label: string): string => (area ? `${area[lng]}: ${label}` : label);
  if (count > 1) {
    const text = isExact ? fmt.number(count) : t('canvas.about', { count });
    return { ...at, kind: 'count', text, label: named(t(isExact ? 'canvas.markCount' : 'canvas.markCountAbout', { count, price: fmt.taka(price) })) };
  }
  const label = named(t('canvas.markPrice', { price: fmt.taka(price) }));
  return { ...at, kind: PostID === undefined ? 'area' : 'price', text: fmt.amountShort(price), label };
}

/** The mark of a post: its own, or that of the cell in which it lies. */
export function markOf({ PostID, point }: PostCard, { marks, cellDegrees }: Pick<MapMarks, 'marks' | 'cellDegrees'>): Mark | undefined {
  const own = marks.find((mark) => mark.PostID === PostID);
  if (own || !point) return own;
  const cell = cellOf(point, cellDegrees);
  return marks.find((mark) => mark.PostID === undefined && cellOf(mark, cellDegrees) === cell);
}
