// A design firm and a review of it, made through the API.
import { accounts, type UserData } from '#contracts/accounts/accounts.ts';
import { interiors, type FirmInput } from '#contracts/offers/interiors.ts';
import { reviews } from '#contracts/offers/reviews.ts';
import { photograph, send, tokenOf } from './posts.ts';
import type { Account, Product } from './product.ts';

/** A firm of Dhanmondi as staff write it. */
export const nokshi: FirmInput = {
  name: { bn: 'নকশি ইন্টেরিয়র', en: 'Nokshi Interior' },
  about: { bn: 'বাসা আর ফার্নিচারের নকশা করি।', en: 'We design homes and furniture.' },
  categories: ['home', 'furniture'],
  tiers: ['budgetFriendly'],
  services: ['design3d', 'modularKitchen'],
  division: 'dhaka',
  district: 'dhaka',
  subDistrict: 'dhaka-dhanmondi',
  areasServed: ['dhaka'],
  phone: '01000000452',
  gallery: [],
};

/** A public firm. Returns its number. */
export async function publicFirm(product: Product, fields: Partial<FirmInput> = {}): Promise<number> {
  return (await send<{ PostID: number }>(product, interiors.create, { token: await tokenOf(product, product.admin), json: { ...nokshi, ...fields } })).PostID;
}

/** The account's id, by which staff name a firm's owner. */
export async function idOf(product: Product, who: Account): Promise<string> {
  return (await send<{ userData: UserData }>(product, accounts.profile, { token: await tokenOf(product, who) })).userData._id;
}

/** A code for one project of a firm, as staff issue it. */
export async function issuedCode(product: Product, PostID: number): Promise<string> {
  const token = await tokenOf(product, product.admin);
  return (await send<{ code: string }>(product, reviews.issueCode, { token, json: { PostID, project: 'Kitchen', month: '2026-03' } })).code;
}

/** A review with one photograph that everyone sees. */
export async function shownReview(product: Product, who: Account, PostID: number, text: string): Promise<void> {
  const [staff, token] = [await tokenOf(product, product.admin), await tokenOf(product, who)];
  const code = await issuedCode(product, PostID);
  const { reviewTicket } = await send<{ reviewTicket: string }>(product, reviews.verifyCode, { token, id: PostID, json: { code } });
  const form = new FormData();
  for (const [name, value] of Object.entries({ reviewTicket, rating: '4.5', review: text })) form.append(name, value);
  form.append('images', new Blob([new Uint8Array(await photograph())], { type: 'image/jpeg' }), 'kitchen.jpg');
  const { _id } = await send<{ _id: string }>(product, reviews.submit, { token, id: PostID, form });
  const approve = { ...reviews.approve, path: `/api/admin/reviews/${_id}/approve` as const };
  await send(product, approve, { token: staff, json: { revision: 1 } });
}
