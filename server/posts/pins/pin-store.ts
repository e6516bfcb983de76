// SQL of how pins were moved.
import { sql } from 'kysely';
import { limits } from '#contracts/limits.ts';
import type { OnEarth } from '#contracts/maps/drawn-map.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface MovedPin extends OnEarth {
  move: { x: number; y: number };
}

/** Degrees that are surely wider than pins of one place lie apart. */
const around = (2 * limits.posts.pinTogetherMeters) / 100_000;

/** The earlier pins of a person around these, the oldest first. */
export async function listMovedNear(db: Db, ownerId: string, pins: readonly OnEarth[]): Promise<MovedPin[]> {
  if (pins.length === 0) return [];
  const { rows } = await sql<MovedPin>`
    select p.lat, p.lng, p.pin_moved as move from posts p
    where p.owner_id = ${ownerId} and p.lat is not null and exists (
      select 1 from jsonb_to_recordset(${JSON.stringify(pins)}::jsonb) as g (lat float8, lng float8)
      where p.lat between g.lat - ${around}::float8 and g.lat + ${around}::float8
        and p.lng between g.lng - ${around}::float8 and g.lng + ${around}::float8)
    order by p.post_id`.execute(db);
  return rows;
}
