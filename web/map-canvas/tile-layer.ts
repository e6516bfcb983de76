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

/** `isShown` once a tile has come: it has names of its own. */
export function useTiles(map: LeafletMap | undefined): { tiles: MapTiles | undefined; isShown: boolean } {
  const { lng } = useWords();
  const given = useRouteLoaderData<{ tiles?: MapTiles }>('root')?.tiles;
  const tiles = useDataSaver() ? undefined : given;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!map || !tiles) return;
    let layer: GridLayer | undefined;
    let isLeft = false;
    const add = (made: GridLayer): void => {
      if (isLeft) return;
      layer = made.on('tileload', () => setShown(true)).addTo(map);
    };
    if (tiles.url) add(tileLayer(tiles.url, { className, maxZoom: 19, referrerPolicy: 'strict-origin' }));
    // Where the file is away, the map is our drawing.
    else
      void loadChunk(() => import('./stored-tiles.ts'))
        .then(({ openStoredTiles }) => openStoredTiles({ send: sendByFetch, lng }, className).then(add))
        .catch(() => undefined);
    return () => {
      isLeft = true;
      layer?.remove();
      setShown(false);
    };
  }, [map, tiles, lng]);
  return { tiles, isShown };
}
