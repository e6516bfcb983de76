// What staff are warned of where a post waits. Nothing is refused by it.
import { z } from 'zod';

/**
 * A contact number of a disabled account, or one that someone else proved of late, a photo that someone else's post shows too, a banned word, a
 * phone number or a link in the text, one of them in a photo, a price far from the usual rate or from the one approved last, a pin outside the area, rooms or a lift
 * in the text of bare land.
 */
export const postFlags = [
  'blockedPhone',
  'numberElsewhere',
  'copiedPhoto',
  'bannedWord',
  'phoneInText',
  'linkInText',
  'contactInPhoto',
  'roomsOnLand',
  'farPrice',
  'priceMoved',
  'pinOutside',
  'firstPost',
] as const;

/** What was read in a photo; a machine may have read it wrongly. */
export const PhotoContacts = z.object({
  /** Its place among the post's photos, from 0. */
  index: z.int(),
  numbers: z.array(z.string()),
  sites: z.array(z.string()),
});
export type PhotoContacts = z.infer<typeof PhotoContacts>;
