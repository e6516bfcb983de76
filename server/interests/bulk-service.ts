// Interests that come in many at once, from the demo.
import { uuidv7 } from 'uuidv7';
import type { InterestKind, InterestState } from '#contracts/offers/building-enums.ts';
import type { Division } from '#contracts/enums.ts';
import { subDistrictOfDivisionNamedIn } from '#server/areas/named-place.ts';
import type { Db } from '#server/platform/database/database.ts';
import { placeKey } from './service.ts';
import { insertInterest } from './store.ts';

export interface BulkInterest {
  kind: InterestKind;
  /** An offer or a firm; or the place where someone wants to build. */
  about: number | { division: Division; location: string };
  name: string;
  occupation: string;
  phone: string;
  state: InterestState;
  at: Date;
}

export async function createInterest(trx: Db, { kind, about, name, occupation, phone, state, at }: BulkInterest): Promise<void> {
  const place = typeof about === 'number' ? undefined : about;
  await insertInterest(trx, {
    id: uuidv7(),
    kind,
    post_id: typeof about === 'number' ? about : null,
    user_id: null,
    name,
    occupation,
    phone,
    division: place?.division ?? null,
    sub_district: place ? (subDistrictOfDivisionNamedIn(place.division, place.location) ?? null) : null,
    location: place?.location ?? null,
    target: place ? placeKey(place.division, place.location) : `listing ${String(about)}`,
    note: null,
    staff_note: null,
    state,
    at,
  });
}
