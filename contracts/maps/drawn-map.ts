// The sheet on which the country is drawn: where a point of the earth lies on it, for the outlines and for all that is drawn on them.

const west = 88;
const north = 26.7;
const perDegree = 500;
/** A degree of longitude is shorter than one of latitude, here as in the middle of the country. */
const squeeze = Math.cos((23.75 * Math.PI) / 180);

export const sheet = { width: 2170, height: 3010 } as const;

export interface OnEarth {
  lat: number;
  lng: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Units of the sheet in a kilometre. */
export const unitsPerKm = perDegree / 111.2;

export const pointAt = ({ lat, lng }: OnEarth): Point => ({
  x: Math.round((lng - west) * squeeze * perDegree),
  y: Math.round((north - lat) * perDegree),
});

/** The place of the earth that lies there. */
export const placeAt = ({ x, y }: Point): OnEarth => ({ lat: north - y / perDegree, lng: west + x / (squeeze * perDegree) });

/** The rings of a path as contracts/maps/district-outlines.ts writes it: `M x y l dx dy …z`, again and again. */
export function ringsOf(path: string): Point[][] {
  return path
    .split('M')
    .filter(Boolean)
    .map((ring) => {
      const numbers = [...ring.matchAll(/-?\d+/g)].map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, at) => {
        x += numbers[2 * at] ?? 0;
        y += numbers[2 * at + 1] ?? 0;
        return { x, y };
      });
    });
}

const metersPerDegree = 111_195;

/** Good to a part in a thousand within a country. */
export const metersBetween = (one: OnEarth, other: OnEarth): number =>
  metersPerDegree * Math.hypot(one.lat - other.lat, (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180));

/** The licence of the outlines demands this line, as it is, wherever they are shown. */
export const outlinesCredit = 'Administrative boundaries: Bangladesh Bureau of Statistics (BBS) and OCHA ROAP, via geoBoundaries; CC BY 3.0 IGO (simplified).';
