// Names on a map as text of the page: shaped by the browser, in its fonts and its language. Those that matter most at a zoom stand
// where they fit, the others wait until there is room.
import { divIcon, layerGroup, type LayerGroup, type Map as LeafletMap, marker } from 'leaflet/dist/leaflet-src.esm.js';
import type { Language } from '#i18n/language.ts';
import type { MapName } from './map-shapes.ts';

type Level = MapName['level'];

/** From which zoom on a name is said, up to which, and which goes first. */
const said: Record<Level, { from: number; to: number; rank: number; className: string }> = {
  district: { from: 6, to: 10, rank: 0, className: 'font-semibold text-muted' },
  subDistrict: { from: 10, to: 15, rank: 1, className: 'font-semibold text-ink' },
  station: { from: 13, to: 18, rank: 2, className: 'text-clay-ink' },
  locality: { from: 13, to: 18, rank: 3, className: 'text-muted' },
  river: { from: 9, to: 18, rank: 4, className: 'text-river-ink italic' },
};

const lineHeight = 18;
const perLetter = 8;
const besideDot = 8;
const buttons = { width: 60, height: 104 } as const;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const overlaps = (one: Box, other: Box): boolean => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Without the city that tells namesakes apart. */
export const plainName = (name: MapName, lng: Language): string => name[lng].replace(/ \(.*\)$/, '');

/** The names that fit into the window at its zoom, none upon another. */
export function namesThatFit(map: Pick<LeafletMap, 'getZoom' | 'getSize' | 'latLngToContainerPoint'>, names: readonly MapName[], lng: Language): MapName[] {
  const zoom = map.getZoom();
  const { x: width, y: height } = map.getSize();
  // The buttons are in the corner.
  const taken: Box[] = [{ left: width - buttons.width, right: width, top: 0, bottom: buttons.height }];
  const wanted = names.filter(({ level }) => zoom >= said[level].from && zoom <= said[level].to).toSorted((a, b) => said[a.level].rank - said[b.level].rank);
  const once = new Set<string>();
  return wanted.filter((name) => {
    const { x, y } = map.latLngToContainerPoint([name.lat, name.lng]);
    const text = plainName(name, lng);
    const half = (text.length * perLetter) / 2;
    const box = { left: x - half, right: x + half, top: y - lineHeight / 2, bottom: y + lineHeight / 2 + besideDot };
    if (box.left < 0 || box.right > width || box.top < 0 || box.bottom > height || once.has(text) || taken.some((other) => overlaps(other, box))) return false;
    once.add(text);
    taken.push(box);
    return true;
  });
}

function nameElement(name: MapName, lng: Language): HTMLElement {
  const element = document.createElement('span');
  element.textContent = plainName(name, lng);
  element.className = `map-name ${said[name.level].className} map-name-${name.level}`;
  return element;
}

/** Keeps the names fitting while the map is moved. Returns what ends it. */
export function showNames(map: LeafletMap, names: readonly MapName[], lng: Language): () => void {
  const layer: LayerGroup = layerGroup().addTo(map);
  const draw = (): void => {
    layer.clearLayers();
    for (const name of namesThatFit(map, names, lng)) {
      const icon = divIcon({ className: '', html: nameElement(name, lng), iconSize: [0, 0] });
      marker([name.lat, name.lng], { icon, interactive: false, keyboard: false, pane: 'names' }).addTo(layer);
    }
  };
  draw();
  map.on('moveend zoomend resize', draw);
  return () => {
    map.off('moveend zoomend resize', draw);
    layer.remove();
  };
}
