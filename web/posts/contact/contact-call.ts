// Fetched when someone asks for a number: the contract's schemas stay out of the first load.
import { posts } from '#contracts/posts/posts.ts';
import { call, type Api } from '#web/platform/api.ts';

export interface Contact {
  primaryContact: string;
  secondaryContact: string | null;
}

/** The numbers to call. Throws CallFailure: TOO_MANY, GONE, NOT_FOUND, or no one answered. */
export async function fetchContact(api: Api, postId: number): Promise<Contact> {
  const { primaryContact, secondaryContact } = await call(api, posts.contact, { params: { PostID: postId } });
  return { primaryContact, secondaryContact };
}
