import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { guidePath } from '#contracts/maps/guide-path.ts';
import { useWords } from '#web/platform/language.tsx';
import type { Locator as Drawn } from '#contracts/maps/maps.ts';
import { AroundPost } from './around-post.tsx';
import { PointOfPost } from './point-of-post.tsx';
import type { SeenPost } from './detail-data.ts';
import { areaAt, areaPath, shownLevels } from '#web/listings/paths.ts';

/** The address as far as the seller gave it, with a drawing of where that is and links to the lists of its areas. */
export function PlaceLinks({ post, locator }: { post: SeenPost; locator: Drawn | null }) {
  const { t, fmt, lng } = useWords();
  const { place, house, street, postCode } = post;
  const levels = [...shownLevels(place)].reverse();
  const [narrowest] = levels;
  const near = [house, street].filter(Boolean).join(', ');
  const names = [...new Set(levels.map((level) => areaAt(place, level)[lng]))];
  // Some end the street with the area.
  const { bn, en } = areaAt(place, narrowest ?? 'district');
  const areas = (near.endsWith(bn) || near.endsWith(en) ? names.slice(1) : names).join(', ');
  return (
    <section>
      <h2 className="m-0 mb-2">{t('detail.where')}</h2>
      <address className="not-italic wrap-anywhere">
        {near ? `${near}, ` : null}
        {areas}
        {postCode ? ` · ${t('detail.addressCode', { code: fmt.plain(postCode) })}` : null}
      </address>
      <PointOfPost post={post} drawn={locator} />
      <AroundPost post={post} />
      {narrowest && areaAt(place, narrowest).id ? (
        <Link
          to={guidePath(narrowest, areaAt(place, narrowest).id)}
          className="control mt-2 inline-flex min-h-12 items-center gap-1 font-semibold text-link no-underline hover:underline"
        >
          {t('canvas.guide', { area: areaAt(place, narrowest)[lng] })}
          <ChevronRight aria-hidden="true" className="size-4.5" />
        </Link>
      ) : null}
      <ul aria-label={t('detail.placesMore')} className="m-0 mt-2 flex list-none flex-wrap gap-x-2 p-0 print:hidden">
        {levels.map((level) => (
          <li key={level}>
            <Link to={areaPath(post.type, place, level)} className="group flex min-h-12 items-center no-underline">
              <span className="control flex h-10 items-center gap-1 rounded-full border border-control bg-card px-3.5 text-ui text-ink group-hover:border-primary">
                {areaAt(place, level)[lng]}
                <ChevronRight aria-hidden="true" className="size-4 text-muted" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
