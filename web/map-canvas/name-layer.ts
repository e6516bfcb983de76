// Names on a map as text of the page: shaped by the browser, in its fonts and its language. Those that matter most at a zoom stand
// where they fit, the others wait until there is room.
import { divIcon, layerGroup, type LayerGroup, type Map as LeafletMap, marker } from 'leaflet/dist/leaflet-src.esm.js';
import type { Point } from '#contracts/maps/drawn-map.ts';
import type { Language } from '#i18n/language.ts';
import type { MapName } from './map-shapes.ts';
import { lineSeen } from './metro-seen.ts';

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
const gapAside = 6;

/** Where a name stands by its place. */
interface Spot {
  /** How many pixels below it. */
  shift: number;
  /** How many pixels after it the name begins, or before it ends; none where its middle is there. */
  aside: number;
}

const upon = (shift: number): Spot => ({ shift, aside: 0 });
const beside = (aside: number, shift = 0): Spot => ({ shift, aside });
const atDot = [beside(9), beside(-9)];
/** As close as it can be to a mark or to the line that is there: a name further off would be another place's. */
const inMiddle = [0, 22, -22, 26, -26, 32, -32].map(upon);
const spotsOf: Record<Level, readonly Spot[]> = {
  district: inMiddle,
  subDistrict: [...inMiddle, ...atDot],
  station: [...atDot, beside(9, 12), beside(-9, 12), beside(9, -12), beside(-9, -12), upon(16), upon(-16)],
  locality: [...inMiddle, ...atDot],
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
  /** How wide a name is as it is written there; otherwise by its letters. */
  widthOf?: (name: MapName) => number;
}

function boxAt({ x, y }: Point, { shift, aside }: Spot, { half, high }: { half: number; high: number }): Box {
  const middle = x + aside + Math.sign(aside) * half;
  return { left: middle - half, right: middle + half, top: y + shift - high, bottom: y + shift + high };
}

const holds = ({ left, right, top, bottom }: Box, { x, y }: Point): boolean => x > left && x < right && y > top && y < bottom;

const dotRadius = 6;

/** Whether a dot is in the window, and nothing over it. */
const showsDot = ({ x, y }: Point, { width, height }: { width: number; height: number }, over: readonly Box[]): boolean =>
  x >= dotRadius && x <= width - dotRadius && y >= dotRadius && y <= height - dotRadius && !over.some((box) => holds(box, { x, y }));

/** So close to a station an area of its name needs no name of its own. */
const namesakeNear = 80;

/** The names for this zoom, what matters most first; a station goes before the area beside it that is called the same. */
function inOrder(names: readonly MapName[], zoom: number, isNear: (one: MapName, other: MapName) => boolean): MapName[] {
  const wanted = names.filter(({ level }) => zoom >= said[level].from && zoom <= said[level].to);
  const areas = wanted.filter(({ level }) => level === 'subDistrict');
  const isFirst = (name: MapName): boolean => name.level === 'station' && areas.some((area) => area.bn === name.bn && isNear(area, name));
  return wanted
    .map((name) => ({ name, rank: isFirst(name) ? -1 : said[name.level].rank }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ name }) => name);
}

const markGap = 2;
const lineGap = 4;
const widened = ({ left, right, top, bottom }: Box, by: number): Box => ({ left: left - by, right: right + by, top: top - by, bottom: bottom + by });

/** The names that fit into the window at its zoom, none upon another or below a mark. */
export function namesThatFit(
  map: Pick<LeafletMap, 'getZoom' | 'getSize' | 'latLngToContainerPoint'>,
  names: readonly MapName[],
  { lng, marks = [], line = [], scale = 1, widthOf = (name) => plainName(name, lng).length * perLetter * scale }: Room,
): FittingName[] {
  const { x: width, y: height } = map.getSize();
  // The buttons are in the corner.
  const taken: Box[] = [{ left: width - buttons.width, right: width, top: 0, bottom: buttons.height }];
  const covered = marks.map((mark) => widened(mark, markGap));
  const at = ({ lat, lng: east }: MapName): Point => map.latLngToContainerPoint([lat, east]);
  const isNear = (one: MapName, other: MapName): boolean => Math.hypot(at(one).x - at(other).x, at(one).y - at(other).y) < namesakeNear;
  const once = new Map<string, MapName>();
  return inOrder(names, map.getZoom(), isNear).flatMap((name) => {
    const { x, y } = at(name);
    const text = plainName(name, lng);
    const namesake = once.get(text);
    if (namesake && (name.level !== 'station' || isNear(namesake, name))) return [];
    // Without its dot the name of a station would be read as an area's.
    if (name.level === 'station' && !showsDot({ x, y }, { width, height }, [...taken.slice(0, 1), ...marks])) return [];
    const half = widthOf(name) / 2;
    // A station's own dot is on the line, so that its name is close to it.
    const kept = name.level === 'station' ? 0 : lineGap;
    const high = (lineHeight * scale) / 2;
    for (const [nth, spot] of spotsOf[name.level].entries()) {
      const written = boxAt({ x, y }, spot, { half, high });
      const box = spot.aside === 0 ? { ...written, bottom: written.bottom + gapBelow } : written;
      const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
      const isFree = isInside && !taken.some((other) => overlaps(other, box));
      // What another name has is not worth a place further off.
      if (!isFree && nth === 0 && name.level !== 'station') return [];
      if (!isFree || covered.some((mark) => overlaps(mark, written)) || line.some((point) => holds(widened(written, kept), point))) continue;
      once.set(text, name);
      taken.push({ ...box, left: box.left - gapAside, right: box.right + gapAside });
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

const usualText = 16;
const textScale = (): number => (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usualText) / usualText;

function textElement(name: MapName, lng: Language): HTMLElement {
  const element = document.createElement('span');
  element.textContent = plainName(name, lng);
  element.className = `map-name ${said[name.level].className}`;
  return element;
}

function nameElement({ name, shift, aside }: FittingName, lng: Language): HTMLElement {
  const element = textElement(name, lng);
  if (shift !== 0) element.style.marginTop = `${shift}px`;
  if (aside !== 0) element.style.transform = `translate(calc(${aside > 0 ? '0%' : '-100%'} + ${aside}px), -50%)`;
  return element;
}

/** How wide the names are in the page's fonts, all of them measured together. */
function widthsIn(frame: HTMLElement, names: readonly MapName[], lng: Language): ReadonlyMap<string, number> {
  const box = document.createElement('div');
  box.style.visibility = 'hidden';
  const written = names.map((name) => textElement(name, lng));
  box.append(...written);
  frame.append(box);
  const widths = new Map(names.map(({ id }, at) => [id, written[at]?.offsetWidth ?? 0]));
  box.remove();
  return widths;
}

/** Keeps the names fitting while the map is moved. Returns what ends it. */
export function showNames(map: LeafletMap, names: readonly MapName[], lng: Language): () => void {
  const layer: LayerGroup = layerGroup().addTo(map);
  const draw = (): void => {
    layer.clearLayers();
    const widths = widthsIn(map.getContainer(), names, lng);
    const room: Room = { lng, marks: boxesOfMarks(map), line: lineSeen(map), scale: textScale(), widthOf: ({ id }) => widths.get(id) ?? 0 };
    for (const fitting of namesThatFit(map, names, room)) {
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
