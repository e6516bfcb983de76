// A pin of the page's colours, moved by finger, mouse and arrow keys.
import { divIcon, type Map as LeafletMap, marker, type Marker } from 'leaflet/dist/leaflet-src.esm.js';
import type { OnEarth } from '#contracts/maps/drawn-map.ts';
import type { MapMarker } from './map-shapes.ts';

const svg = 'http://www.w3.org/2000/svg';
const size = { width: 44, height: 48 } as const;

function shape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

function drawing(): HTMLElement {
  const picture = shape('svg', { viewBox: '0 0 44 48', width: '44', height: '48', 'aria-hidden': 'true' });
  picture.append(
    shape('path', { d: 'M22 46c-5-9-14-15-14-26a14 14 0 0 1 28 0c0 11-9 17-14 26z', class: 'fill-clay stroke-card', 'stroke-width': '2' }),
    shape('circle', { cx: '22', cy: '20', r: '5', class: 'fill-card' }),
  );
  // The library puts an element of the page into its icon as it is; text would be refused by Trusted Types.
  return picture as unknown as HTMLElement;
}

const ways: Readonly<Record<string, readonly [x: number, y: number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const step = { fine: 4, coarse: 40 } as const;

/** Moves a pin by pixels of the screen, so that a step is as fine as the zoom. */
function moveByKey(map: LeafletMap, pin: Marker, event: KeyboardEvent): boolean {
  const way = ways[event.key];
  if (!way || event.altKey || event.ctrlKey || event.metaKey) return false;
  const by = event.shiftKey ? step.coarse : step.fine;
  const { x, y } = map.latLngToContainerPoint(pin.getLatLng());
  pin.setLatLng(map.containerPointToLatLng([x + way[0] * by, y + way[1] * by]));
  map.panInside(pin.getLatLng(), { padding: [60, 60] });
  return true;
}

export const rounded = ({ lat, lng }: OnEarth): OnEarth => ({ lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)) });

/** Puts the pin on the map; `onMove` hears where it comes to rest. */
export function addPin(map: LeafletMap, { label, movable = false, ...place }: MapMarker, onMove: (place: OnEarth) => void): Marker {
  const icon = divIcon({ className: 'map-pin', html: drawing(), iconSize: [size.width, size.height], iconAnchor: [size.width / 2, size.height] });
  const pin = marker([place.lat, place.lng], { icon, draggable: movable, autoPan: movable, interactive: movable, keyboard: movable }).addTo(map);
  const element = pin.getElement();
  element?.setAttribute('aria-label', label);
  element?.setAttribute('role', movable ? 'button' : 'img');
  if (!movable) return pin;
  pin.on('dragend', () => onMove(rounded(pin.getLatLng())));
  element?.addEventListener('keydown', (event) => {
    if (!moveByKey(map, pin, event)) return;
    // The map itself pans with the same keys.
    event.preventDefault();
    event.stopPropagation();
    onMove(rounded(pin.getLatLng()));
  });
  return pin;
}
