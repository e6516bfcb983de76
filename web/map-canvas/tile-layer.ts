// Streets of another server on the map, where the operator has named one and no data is to be saved.
import { type Map as LeafletMap, tileLayer } from 'leaflet/dist/leaflet-src.esm.js';
import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { MapTiles } from '#contracts/pages/site-facts.ts';
import { useDataSaver } from '#web/platform/data-saver.ts';

/** `isShown` once a tile has come: it has names of its own. */
export function useTiles(map: LeafletMap | undefined): { tiles: MapTiles | undefined; isShown: boolean } {
  const given = useRouteLoaderData<{ tiles?: MapTiles }>('root')?.tiles;
  const tiles = useDataSaver() ? undefined : given;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!map || !tiles) return;
    const layer = tileLayer(tiles.url, { className: 'map-tiles', maxZoom: 19, referrerPolicy: 'strict-origin' })
      .on('tileload', () => setShown(true))
      .addTo(map);
    return () => {
      layer.remove();
      setShown(false);
    };
  }, [map, tiles]);
  return { tiles, isShown };
}
