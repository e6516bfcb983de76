import type { PostPage } from '#contracts/posts/posts.ts';
import type { Locator as Drawn } from '#contracts/maps/maps.ts';
import { Locator } from '#web/maps/locator.tsx';
import { MapOnPress } from '#web/map-canvas/map-on-press.tsx';
import { useWords } from '#web/platform/language.tsx';

/** Some 4 to 5 km of the earth in the window where the point is near. */
const zooms = { near: 14, area: 13 } as const;

/** Around the middle of an area, as large as the disc of the drawing: without one nothing would be marked on streets. */
const areaMeters = 850;

/** How exactly the public knows where a post is, a drawing of that, and a map in its place. */
export function PointOfPost({ post: { point, district, place }, drawn }: { post: Pick<PostPage, 'point' | 'district' | 'place'>; drawn: Drawn | null }) {
  const { t, fmt, lng } = useWords();
  const drawing = drawn ? <Locator drawn={drawn} /> : null;
  if (!point) return drawing;
  const { lat, lng: east, radius } = point;
  const middle = { lat, lng: east };
  const area = (place.locality ?? place.subDistrict)[lng];
  return (
    <div className="mt-3">
      <p className="m-0 mb-2 text-small text-muted">{radius === null ? t('detail.pointArea') : t('detail.pointNear', { meters: fmt.number(radius) })}</p>
      <MapOnPress
        drawing={drawing}
        label={t('detail.pointMap', { area })}
        district={district}
        disc={{ ...middle, meters: radius ?? areaMeters }}
        pin={undefined}
        view={{ middle, zoom: radius === null ? zooms.area : zooms.near }}
      />
    </div>
  );
}
