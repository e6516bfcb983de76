// In which order photos are best shown: the best as the cover, then as people look at a home.
import { isCoverShot, type PhotoShot, shotsOf } from '#contracts/posts/photo-shots.ts';
import type { PropertyType } from '#contracts/enums.ts';
import type { Photo } from '#web/posting/photos/photo-list.ts';

const never = -100;

/** Across, sharp, nothing found: the higher, the better as a cover. */
function asCover({ width, height, shot, findings = [] }: Photo, rank: number): number {
  if (!isCoverShot(shot)) return never;
  return (width > height ? 4 : 0) - 3 * findings.length - rank / 10;
}

const unnamed = 99;

/** The ids in the proposed order. */
export function bestOrder(photos: readonly Photo[], type: PropertyType): string[] {
  const shots: readonly PhotoShot[] = shotsOf(type);
  const rank = ({ shot }: Photo): number => (shot && shots.includes(shot) ? shots.indexOf(shot) : unnamed);
  const byRank = photos.toSorted((a, b) => rank(a) - rank(b));
  const score = (photo: Photo): number => asCover(photo, Math.min(rank(photo), shots.length));
  const [cover] = byRank.toSorted((a, b) => score(b) - score(a));
  return [...(cover ? [cover] : []), ...byRank.filter((photo) => photo !== cover)].map(({ id }) => id);
}
