// The place where a walk goes on, as programs are given it: opaque, so that it may become something else.

const pattern = /^c1\.([0-9a-z]{1,11})$/;
const base = 36;

export const cursorOf = (place: number): string => `c1.${place.toString(base)}`;

/** Undefined for what is none of ours. */
export function placeOf(cursor: string): number | undefined {
  const [, digits] = pattern.exec(cursor) ?? [];
  const place = digits === undefined ? Number.NaN : Number.parseInt(digits, base);
  return Number.isSafeInteger(place) ? place : undefined;
}
