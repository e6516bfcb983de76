// Names on a map as text of the page: shaped by the browser, in its fonts and its language. Those that matter most at a zoom stand
// where they fit, the others wait until there is room.
import { divIcon, layerGroup, type LayerGroup, type Map as LeafletMap, marker } from 'leaflet/dist/leaflet-src.esm.js';
import type { Point } from '#contracts/maps/drawn-map.ts';
import { metroLine } from '#contracts/maps/metro-line.ts';
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
const gapBelow = 8;
const lineStep = 5;

/** Where a name stands by its place. */
interface Spot {
  /** How many pixels below it. */
  shift: number;
  /** How many pixels after it the name begins, or before it ends; none where its middle is there. */
  aside: number;
}

const upon = (shift: number): Spot => ({ shift, aside: 0 });
const beside = (aside: number): Spot => ({ shift: 0, aside });
const atDot = [beside(9), beside(-9)];
const atMark = [beside(58), beside(-58)];
const inMiddle = [...[0, 22, -22, 34, -34].map(upon), ...atDot];
/** As close as it can be to a mark or to the line that is there; from far away what is beside a mark is another place. */
const spotsOf: Record<Level, readonly Spot[]> = {
  district: inMiddle,
  subDistrict: inMiddle,
  station: [...atDot, upon(16), upon(-16)],
  locality: [...inMiddle, ...atMark],
  river: inMiddle,
};
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

export interface FittingName extends Spot {
  name: MapName;
}

interface Room {
  lng: Language;
  /** Where marks are, which are read before names. */
  marks?: readonly Box[];
  /** Points of the metro line, so close that no name goes between them. */
  line?: readonly Point[];
  /** How much larger than usual the page's text is. */
  scale?: number;
}

function boxAt({ x, y }: Point, { shift, aside }: Spot, { half, high }: { half: number; high: number }): Box {
  const middle = x + aside + Math.sign(aside) * half;
  return { left: middle - half, right: middle + half, top: y + shift - high, bottom: y + shift + high + (aside === 0 ? gapBelow : 0) };
}

const holds = ({ left, right, top, bottom }: Box, { x, y }: Point): boolean => x > left && x < right && y > top && y < bottom;

const dotRadius = 6;

/** Whether a dot is in the window, and nothing over it. */
const showsDot = ({ x, y }: Point, { width, height }: { width: number; height: number }, over: readonly Box[]): boolean =>
  x >= dotRadius && x <= width - dotRadius && y >= dotRadius && y <= height - dotRadius && !over.some((box) => holds(box, { x, y }));

/** The names that fit into the window at its zoom, none upon another or below a mark. */
export function namesThatFit(
  map: Pick<LeafletMap, 'getZoom' | 'getSize' | 'latLngToContainerPoint'>,
  names: readonly MapName[],
  { lng, marks = [], line = [], scale = 1 }: Room,
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
    // Without its dot the name of a station would be read as an area's.
    if (name.level === 'station' && !showsDot({ x, y }, { width, height }, [...taken.slice(0, 1), ...marks])) return [];
    const half = (text.length * perLetter * scale) / 2;
    const high = (lineHeight * scale) / 2;
    for (const [at, spot] of spotsOf[name.level].entries()) {
      const box = boxAt({ x, y }, spot, { half, high });
      const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
      const isFree = isInside && !taken.some((other) => overlaps(other, box));
      // What another name has is not worth a place further off.
      if (!isFree && at === 0 && name.level !== 'station') return [];
      if (!isFree || marks.some((mark) => overlaps(mark, box)) || line.some((point) => holds(box, point))) continue;
      once.add(text);
      taken.push(box);
      return [{ name, ...spot }];
    }
    return [];
  });
}

/** Where the marks are in the map's window, and the buttons that a page has put over it. */
function boxesOfMarks(map: LeafletMap): Box[] {
  const frame = map.getContainer();
  const { left, top } = frame.getBoundingClientRect();
  const over = frame.closest('figure')?.parentElement?.querySelectorAll('[data-over-map]') ?? [];
  return [...frame.querySelectorAll('.map-mark'), ...over].map((mark) => {
    const box = mark.getBoundingClientRect();
    return { left: box.left - left, right: box.right - left, top: box.top - top, bottom: box.bottom - top };
  });
}

/** The metro line in the map's window. */
function lineSeen(map: LeafletMap): Point[] {
  const { x: width, y: height } = map.getSize();
  const bends = metroLine.map(({ lat, lng }): Point => map.latLngToContainerPoint([lat, lng]));
  return bends.flatMap((from, at) => {
    const to = bends[at + 1] ?? from;
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / lineStep);
    const points = Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
    return points.filter(({ x, y }) => x > 0 && x < width && y > 0 && y < height);
  });
}

const usualText = 16;
const textScale = (): number => (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usualText) / usualText;

function nameElement({ name, shift, aside }: FittingName, lng: Language): HTMLElement {
  const element = document.createElement('span');
  element.textContent = plainName(name, lng);
  if (shift !== 0) element.style.marginTop = `${shift}px`;
  if (aside !== 0) element.style.transform = `translate(calc(${aside > 0 ? '0%' : '-100%'} + ${aside}px), -50%)`;
  element.className = `map-name ${said[name.level].className}`;
  return element;
}

/** Keeps the names fitting while the map is moved. Returns what ends it. */
export function showNames(map: LeafletMap, names: readonly MapName[], lng: Language): () => void {
  const layer: LayerGroup = layerGroup().addTo(map);
  const draw = (): void => {
    layer.clearLayers();
    for (const fitting of namesThatFit(map, names, { lng, marks: boxesOfMarks(map), line: lineSeen(map), scale: textScale() })) {
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
