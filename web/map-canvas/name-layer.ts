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
/** A name below a mark stands under or above that, as close as it can. */
const shifts = [0, 22, -22, 34, -34] as const;
const buttons = { width: 60, height: 104 } as const;

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const overlaps = (one: Box, other: Box): boolean => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Without the city that tells namesakes apart. */
export const plainName = (name: MapName, lng: Language): string => name[lng].replace(/ \(.*\)$/, '');

export interface FittingName {
  name: MapName;
  /** How many pixels below its place. */
  shift: number;
}

interface Room {
  lng: Language;
  /** Where marks are, which are read before names. */
  marks?: readonly Box[];
  /** How much larger than usual the page's text is. */
  scale?: number;
}

/** The names that fit into the window at its zoom, none upon another or below a mark. */
export function namesThatFit(
  map: Pick<LeafletMap, 'getZoom' | 'getSize' | 'latLngToContainerPoint'>,
  names: readonly MapName[],
  { lng, marks = [], scale = 1 }: Room,
): FittingName[] {
  const zoom = map.getZoom();
  const { x: width, y: height } = map.getSize();
  // The buttons are in the corner.
  const taken: Box[] = [{ left: width - buttons.width, right: width, top: 0, bottom: buttons.height }];
  const wanted = names.filter(({ level }) => zoom >= said[level].from && zoom <= said[level].to).toSorted((a, b) => said[a.level].rank - said[b.level].rank);
  const once = new Set<string>();
  return wanted.flatMap((name) => {
    const { x, y } = map.latLngToContainerPoint([name.lat, name.lng]);
    const text = plainName(name, lng);
    if (once.has(text)) return [];
    const half = (text.length * perLetter * scale) / 2;
    const high = (lineHeight * scale) / 2;
    for (const shift of shifts) {
      const box = { left: x - half, right: x + half, top: y + shift - high, bottom: y + shift + high + besideDot };
      const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
      // What another name has is not worth a place further off.
      if (!isInside || taken.some((other) => overlaps(other, box))) return [];
      if (marks.some((mark) => overlaps(mark, box))) continue;
      once.add(text);
      taken.push(box);
      return [{ name, shift }];
    }
    return [];
  });
}

/** Where the marks are in the map's window. */
function boxesOfMarks(map: LeafletMap): Box[] {
  const frame = map.getContainer();
  const { left, top } = frame.getBoundingClientRect();
  return [...frame.querySelectorAll('.map-mark')].map((mark) => {
    const box = mark.getBoundingClientRect();
    return { left: box.left - left, right: box.right - left, top: box.top - top, bottom: box.bottom - top };
  });
}

const usualText = 16;
const textScale = (): number => (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usualText) / usualText;

function nameElement({ name, shift }: FittingName, lng: Language): HTMLElement {
  const element = document.createElement('span');
  element.textContent = plainName(name, lng);
  if (shift !== 0) element.style.marginTop = `${shift}px`;
  element.className = `map-name ${said[name.level].className} map-name-${name.level}`;
  return element;
}

/** Keeps the names fitting while the map is moved. Returns what ends it. */
export function showNames(map: LeafletMap, names: readonly MapName[], lng: Language): () => void {
  const layer: LayerGroup = layerGroup().addTo(map);
  const draw = (): void => {
    layer.clearLayers();
    for (const fitting of namesThatFit(map, names, { lng, marks: boxesOfMarks(map), scale: textScale() })) {
      const icon = divIcon({ className: '', html: nameElement(fitting, lng), iconSize: [0, 0] });
      marker([fitting.name.lat, fitting.name.lng], { icon, interactive: false, keyboard: false, pane: 'names' }).addTo(layer);
    }
  };
  draw();
  map.on('moveend zoomend resize', draw);
  return () => {
    map.off('moveend zoomend resize', draw);
    layer.remove();
  };
}
