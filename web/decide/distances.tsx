import { lazy, Suspense, useState } from 'react';
import type { OnEarth } from '#contracts/maps/drawn-map.ts';
import type { PostPage } from '#contracts/posts/posts.ts';
import { languageOf } from '#i18n/detect.ts';
import { closestArea } from '#web/listings/paths.ts';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import { cell, HomesTable, name } from './homes-table.tsx';
import { forgetOwnPlace, kmTo, type OwnPlace, type OwnPlaceNumber, ownPlaceNumbers, useOwnPlaces } from './own-places.ts';

const PlaceChooser = lazy(async () => ({ default: (await loadChunk(() => import('./place-chooser.tsx'))).PlaceChooser }));

const capital: OnEarth = { lat: 23.75, lng: 90.39 };

function Slot({ number, place, posts }: { number: OwnPlaceNumber; place: OwnPlace | undefined; posts: readonly PostPage[] }) {
  const { t, fmt } = useWords();
  const [isOpen, setOpen] = useState(false);
  const title = place?.name ?? t('decide.placeOf', { number: fmt.number(number) });
  return (
    <section aria-label={title} className="rounded-card border border-line bg-card p-4 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h3 lang={languageOf(title)} className="m-0 !text-base wrap-anywhere">
          {title}
        </h3>
        <span className="flex flex-wrap gap-2">
          {isOpen ? null : (
            <Button kind="outline" onClick={() => setOpen(true)}>
              {t(place ? 'decide.placeChange' : 'decide.placeChoose')}
            </Button>
          )}
          {place ? (
            <Button kind="quiet" onClick={() => forgetOwnPlace(number)}>
              {t('decide.placeForget')}
            </Button>
          ) : null}
        </span>
      </div>
      {isOpen ? (
        <Suspense fallback={<Bone className="mt-3 h-90 w-full rounded-panel" />}>
          <PlaceChooser
            number={number}
            place={place}
            districts={[...new Set(posts.map(({ district }) => district))].toSorted()}
            middle={place ?? posts.find(({ point }) => point)?.point ?? capital}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

/** About how far a home is; of one whose area alone is known, from the middle of that. */
function Far({ post: { point, place }, to }: { post: PostPage; to: OwnPlace }) {
  const { t, fmt, lng } = useWords();
  if (!point) return t('decide.farUnknown');
  const km = kmTo(point, to);
  const said = km < 0.5 ? t('decide.farNear') : t('decide.far', { km: fmt.decimal(km, 1) });
  if (!point.areaOnly) return said;
  return (
    <>
      {km < 1 ? t('decide.farNear') : said}
      <span className="mt-0.5 block text-small text-muted">{t('decide.farOfArea', { area: closestArea(place)[lng] })}</span>
    </>
  );
}

/** How far each home is from two places of the reader's own, which never leave the device. */
export function Distances({ posts }: { posts: readonly PostPage[] }) {
  const { t } = useWords();
  const places = useOwnPlaces();
  return (
    <section aria-labelledby="decide-far" className={places.length > 0 ? undefined : 'print:hidden'}>
      <h2 id="decide-far" className="mt-0 mb-1">
        {t('decide.distances')}
      </h2>
      <p className="mt-0 mb-3 text-ui text-muted print:hidden">{t('decide.distancesLead')}</p>
      {places.length > 0 ? (
        <HomesTable label={t('decide.distances')} posts={posts}>
          <tbody>
            {places.map((place) => (
              <tr key={place.number}>
                <th scope="row" lang={languageOf(place.name)} className={`${name} wrap-anywhere`}>
                  {place.name}
                </th>
                {posts.map((post) => (
                  <td key={post.PostID} className={cell}>
                    <Far post={post} to={place} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </HomesTable>
      ) : null}
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2 print:hidden">
        {ownPlaceNumbers.map((number) => (
          <Slot key={number} number={number} place={places.find((one) => one.number === number)} posts={posts} />
        ))}
      </div>
    </section>
  );
}
