import { useState } from 'react';
import type { Understood } from '#contracts/search/search.ts';
import { useLocation } from 'react-router';
import type { MapView } from '#web/map-canvas/map-shapes.ts';
import { type Api, sendByFetch } from '#web/platform/api.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { isOffline } from '#web/platform/offline/offline-answers.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { lastMap } from './last-map.ts';
import { leftView } from './left-views.ts';
import { MapAndList } from './map-and-list.tsx';
import { fetchMarks } from './map-calls.ts';
import { firstView } from './map-view.ts';
import { firstZoom, viewOfSeen, windowSize } from './use-map-view.ts';

/** Without a connection where it was left; without that too it is our drawing still. */
async function findFirst(api: Api, params: URLSearchParams): Promise<MapView> {
  try {
    return firstView(params, (await fetchMarks(api, params, undefined, firstZoom)).marks, windowSize());
  } catch (failure) {
    if (!isOffline(failure)) throw failure;
    const kept = await lastMap(params);
    return kept ? viewOfSeen(kept.seen) : firstView(params, [], windowSize());
  }
}

/** The map of a search. Where it opens is asked first, unless it was open before. */
export function SearchMap({ params, understood }: { params: URLSearchParams; understood: readonly Understood[] }) {
  const { t, lng } = useWords();
  const { key } = useLocation();
  const [opened] = useState({ params, left: leftView(key, params)?.view });
  const asked = opened.left ? undefined : 'first';
  const { value, failure, reload } = useRead(asked, () => findFirst({ send: sendByFetch, lng }, opened.params));
  const first = opened.left ?? value;
  if (first) return <MapAndList params={params} understood={understood} first={first} />;
  if (!failure) return <p className="m-4 text-muted">{t('shell.loading')}</p>;
  return (
    <div role="alert" className="m-4">
      {t('canvas.failed')}{' '}
      <Button kind="outline" onClick={reload}>
        {t('shell.retry')}
      </Button>
    </div>
  );
}
