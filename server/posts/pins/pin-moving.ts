// How far the point that the public is told lies from a pin: at random, anywhere in the ring around it, and kept.
import { randomInt } from 'node:crypto';
import { limits } from '#contracts/limits.ts';
import { metersBetween, type OnEarth } from '#contracts/maps/drawn-map.ts';
import type { Db } from '#server/platform/database/database.ts';
import { listMovedNear } from './pin-store.ts';

/** The public point is rounded to a metre: so much stays free at either edge of the ring. */
const edge = 2;
const steps = 2 ** 40;
const part = (): number => randomInt(steps) / steps;

/** Meters to the east and to the north, every place of the ring as likely as any other. */
export function drawMove(): { x: number; y: number } {
  const [from, to] = [limits.posts.pinMovedMetersMin + edge, limits.posts.pinMovedMetersMax - edge];
  const far = Math.sqrt(part() * (to ** 2 - from ** 2) + from ** 2);
  const angle = part() * 2 * Math.PI;
  return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
}

interface Pin {
  lat?: number | null | undefined;
  lng?: number | null | undefined;
}
const isSet = (pin: Pin): pin is OnEarth => typeof pin.lat === 'number' && typeof pin.lng === 'number';

/**
 * How the pins of one person's posts are moved, as columns of their rows. Pins close to each other are moved alike, those that the
 * person set before included: many posts of one house, or one posted again and again, show one point and no cloud around it.
 */
export async function moveOfPins(trx: Db, ownerId: string, pins: readonly Pin[]): Promise<(string | null)[]> {
  const before = await listMovedNear(trx, ownerId, pins.filter(isSet));
  const moved = [...before];
  return pins.map((pin) => {
    if (!isSet(pin)) return null;
    const near = moved.find((one) => metersBetween(one, pin) <= limits.posts.pinTogetherMeters);
    const move = near?.move ?? drawMove();
    moved.push({ lat: pin.lat, lng: pin.lng, move });
    return `(${move.x},${move.y})`;
  });
}

/** The same for one post; it keeps how it was moved before, wherever its pin is put. */
export async function moveOfPin(trx: Db, ownerId: string, pin: Pin, kept: { x: number; y: number } | null = null): Promise<string | null> {
  if (kept) return `(${kept.x},${kept.y})`;
  return (await moveOfPins(trx, ownerId, [pin]))[0] ?? null;
}
