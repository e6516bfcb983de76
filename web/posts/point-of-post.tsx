import type { PostPage } from '#contracts/posts/posts.ts';
import { MapOnPress } from '#web/map-canvas/map-on-press.tsx';
import { useWords } from '#web/platform/language.tsx';

/** Some 4 to 5 km of the earth in the window where the point is near. */
const zooms = { near: 14, area: 13 } as const;

/** How exactly the public knows where a post is, and a map of it on demand. */
export function PointOfPost({ post: { point, district, place } }: { post: Pick<PostPage, 'point' | 'district' | 'place'> }) {
  const { t, fmt, lng } = useWords();
  if (!point) return null;
  const { lat, lng: east, radius } = point;
  const middle = { lat, lng: east };
  const area = (place.locality ?? place.subDistrict)[lng];
  return (
    <div className="mt-3">
      <p className="m-0 mb-2 text-small text-muted">{radius === null ? t('detail.pointArea') : t('detail.pointNear', { meters: fmt.number(radius) })}</p>
      <MapOnPress
        label={t('detail.pointMap', { area })}
        district={district}
        disc={radius === null ? undefined : { ...middle, meters: radius }}
        pin={undefined}
        view={{ middle, zoom: radius === null ? zooms.area : zooms.near }}
      />
    </div>
  );
}
