// The sheet on which the country is drawn: where a point of the earth lies on it, for the outlines and for all that is drawn on them.

const west = 88;
const north = 26.7;
const perDegree = 500;
/** A degree of longitude is shorter than one of latitude, here as in the middle of the country. */
const squeeze = Math.cos((23.75 * Math.PI) / 180);

export const sheet = { width: 2170, height: 3010 } as const;

export interface Point {
  x: number;
  y: number;
}

/** Units of the sheet in a kilometre. */
export const unitsPerKm = perDegree / 111.2;

export const pointAt = ({ lat, lng }: { lat: number; lng: number }): Point => ({
  x: Math.round((lng - west) * squeeze * perDegree),
  y: Math.round((north - lat) * perDegree),
});

/** The licence of the outlines demands this line, as it is, wherever they are shown. */
export const outlinesCredit = 'Administrative boundaries: Bangladesh Bureau of Statistics (BBS) and OCHA ROAP, via geoBoundaries; CC BY 3.0 IGO (simplified).';
