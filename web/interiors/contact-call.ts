// Fetched when someone asks for a number: the contract's schemas stay out of the first load.
import { interiors } from '#contracts/offers/interiors.ts';
import { call, type Api } from '#web/platform/api.ts';
import type { Contact } from '#web/posts/contact/contact-call.ts';

/** The firm's number. Throws CallFailure: TOO_MANY, GONE, NOT_FOUND, or no one answered. */
export async function fetchFirmContact(api: Api, PostID: number): Promise<Contact> {
  const { primaryContact, secondaryContact } = await call(api, interiors.contact, { params: { PostID } });
  return { primaryContact, secondaryContact };
}
