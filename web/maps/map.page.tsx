import { outlinesCredit } from '#contracts/maps/drawn-map.ts';
import { type Cacheable, tenMinutesMs } from '#web/platform/delivery/cache-policy.ts';
import { lazyHydrate } from '#web/platform/delivery/lazy-hydrate.tsx';
import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/map.page.ts';
import { mapHref, mapNames, tidyMap } from './map-address.ts';
import { MapChoices } from './map-choices.tsx';
import { loadMap } from './map-data.ts';

// Links and tables as HTML has them, until someone comes near.
const CountryMap = lazyHydrate(async () => (await import('./country-map.tsx')).CountryMap);
const DistrictTable = lazyHydrate(async () => (await import('./district-table.tsx')).DistrictTable);
const CityTiles = lazyHydrate(async () => (await import('./city-tiles.tsx')).CityTiles);

export const handle = { cache: { clockMs: tenMinutesMs, isList: true, parameters: mapNames, normalize: tidyMap } } satisfies Cacheable;

export const loader = (args: Route.LoaderArgs) => loadMap(args);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

/** The country as a drawing, the same as a table, and the two largest cities as tiles. */
export default function MapPage({ loaderData: { choice, outcome } }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <div className="mx-auto max-w-page px-4 pt-5 lg:px-10 lg:pt-8">
      <h1 className="m-0">{t(`maps.title_${choice.purpose}`)}</h1>
      <p className="mt-2 mb-0 max-w-reading text-muted lg:text-lg">{t('maps.lead')}</p>
      <MapChoices choice={choice} />
      {outcome.kind === 'failed' ? (
        <div role="alert">
          <EmptyState
            drawing="magnifier"
            title={t('maps.failedTitle')}
            text={outcome.message || t('errors.notice_noResponse')}
            action={
              <ButtonLink to={mapHref(choice)} reloadDocument>
                {t('shell.retry')}
              </ButtonLink>
            }
          />
        </div>
      ) : (
        <>
          <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <CountryMap figures={outcome} choice={choice} />
            <DistrictTable figures={outcome} choice={choice} />
          </div>
          <CityTiles figures={outcome} choice={choice} />
          <p className="mt-10 mb-0 max-w-reading text-small text-muted">{t('maps.note')}</p>
          <p className="mt-2 mb-0 max-w-reading text-small text-muted" lang="en">
            {outlinesCredit}
          </p>
        </>
      )}
    </div>
  );
}
