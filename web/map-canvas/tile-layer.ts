// Streets on the map, of another server or of a file of our own, where the operator has named them and no data is to be saved.
import { type GridLayer, type Map as LeafletMap, tileLayer } from 'leaflet/dist/leaflet-src.esm.js';
import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { MapTiles } from '#contracts/pages/site-facts.ts';
import { sendByFetch } from '#web/platform/api.ts';
import { useDataSaver } from '#web/platform/data-saver.ts';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { useWords } from '#web/platform/language.tsx';

const className = 'map-tiles';

/** What came by then is worth no more waiting. */
const patienceMs = 8000;
/** So many in a row that do not come are no accident of one place. */
const missingMax = 6;

/**
 * `isShown` once a tile has come: it has names of its own. `areMissing` while none comes, be it that the server fails, that it does not
 * answer or that there is no connection.
 */
export function useTiles(map: LeafletMap | undefined): { tiles: MapTiles | undefined; isShown: boolean; areMissing: boolean } {
  const { lng } = useWords();
  const given = useRouteLoaderData<{ tiles?: MapTiles }>('root')?.tiles;
  const tiles = useDataSaver() ? undefined : given;
  const [isShown, setShown] = useState(false);
  const [areMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!map || !tiles) return;
    let layer: GridLayer | undefined;
    let isLeft = false;
    let missed = 0;
    const miss = (): void => void (isLeft || setMissing(true));
    const timer = setTimeout(miss, patienceMs);
    const came = (): void => {
      clearTimeout(timer);
      missed = 0;
      setShown(true);
      setMissing(false);
    };
    const add = (made: GridLayer): void => {
      if (isLeft) return;
      const failed = (): void => {
        missed += 1;
        if (missed >= missingMax) miss();
      };
      layer = made.on('tileload', came).on('tileerror', failed).addTo(map);
    };
    if (tiles.url) add(tileLayer(tiles.url, { className, maxZoom: 19, referrerPolicy: 'strict-origin' }));
    // Where the file is away, the map is our drawing.
    else
      void loadChunk(() => import('./stored-tiles.ts'))
        .then(({ openStoredTiles }) => openStoredTiles({ send: sendByFetch, lng }, className).then(add))
        .catch(miss);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      layer?.remove();
      setShown(false);
      setMissing(false);
    };
  }, [map, tiles, lng]);
  return { tiles: map && tiles, isShown, areMissing };
}
