import type { StaffPost } from '#contracts/staff/moderation.ts';
import { MapOnPress } from '#web/map-canvas/map-on-press.tsx';
import { useWords } from '#web/platform/language.tsx';

/** Wide enough that the names of neighbourhoods around the pin are on it. */
const zoom = 13;

/** The pin as its owner set it, for staff alone, on a map on demand. */
export function PinOfPost({ post: { lat, lng, district } }: { post: StaffPost }) {
  const { t, fmt } = useWords();
  if (lat === null || lng === null) return <p className="mt-3 mb-0 text-small text-muted">{t('moderation.pinNone')}</p>;
  const pin = { lat, lng };
  const said = t('moderation.pinAt', { lat: fmt.plain(lat.toFixed(5)), lng: fmt.plain(lng.toFixed(5)) });
  return (
    <div className="mt-4">
      <p className="m-0 mb-2 text-small text-muted">{said}</p>
      <MapOnPress label={said} district={district} pin={pin} view={{ middle: pin, zoom }} />
    </div>
  );
}
