// The place where a walk goes on, as programs are given it: opaque, so that it may become something else.

const pattern = /^c2\.([0-9a-f]{8})\.([0-9a-z]{1,11})$/;
const base = 36;
const epochLetters = 8;

/** `epoch` is that of the database whose place it is. */
export const cursorOf = (epoch: string, place: number): string => `c2.${epoch.slice(0, epochLetters)}.${place.toString(base)}`;

/** Undefined for what is none of ours, or of another epoch. */
export function placeOf(epoch: string, cursor: string): number | undefined {
  const [, of, digits] = pattern.exec(cursor) ?? [];
  const place = digits === undefined || of !== epoch.slice(0, epochLetters) ? Number.NaN : Number.parseInt(digits, base);
  return Number.isSafeInteger(place) ? place : undefined;
}
