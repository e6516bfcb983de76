import { Info } from 'lucide-react';
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
const MapStage = lazyHydrate(async () => (await import('./map-stage.tsx')).MapStage);
const AreaTable = lazyHydrate(async () => (await import('./area-table.tsx')).AreaTable);

export const handle = { cache: { clockMs: tenMinutesMs, isList: true, parameters: mapNames, normalize: tidyMap } } satisfies Cacheable;

export const loader = (args: Route.LoaderArgs) => loadMap(args);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

/** The two largest cities as tiles, the country as a drawing: one of them at a time, and the same as a table. */
export default function MapPage({ loaderData: { choice, outcome } }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <div className="mx-auto max-w-page px-4 pt-5 lg:px-10 lg:pt-8">
      <h1 className="m-0">{t(`maps.title_${choice.purpose}`)}</h1>
      <p className="mt-2 mb-0 max-w-reading text-pretty text-muted lg:max-w-none lg:text-lg">{t('maps.lead')}</p>
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
          <MapStage key={choice.tab} figures={outcome} choice={choice} />
          <AreaTable figures={outcome} choice={choice} />
          <p className="mt-4 mb-0 max-w-reading text-small text-muted">{t(choice.propertyType === undefined ? 'maps.tableNoteAll' : 'maps.tableNote')}</p>
          <p className="mt-2 mb-0 max-w-reading text-small text-muted">{t('maps.note')}</p>
          <details className="mt-1 max-w-reading text-small text-muted">
            <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden">
              <Info aria-hidden="true" className="size-4" />
              {t('maps.credit')}
            </summary>
            <p className="m-0" lang="en">
              {outlinesCredit}
            </p>
          </details>
        </>
      )}
    </div>
  );
}
