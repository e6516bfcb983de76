// Accounts and posts made through the API, so that a journey starts where its story does.
import type { PostType } from '#contracts/enums.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { accounts } from '#contracts/accounts/accounts.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { moderation } from '#contracts/staff/moderation.ts';
import { posts } from '#contracts/posts/posts.ts';
import type { Language } from '#i18n/language.ts';
import type { Account, Product } from './product.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Wide enough for two files of it, as most pictures have. */
const smallWidth = 400;

export const seller: Account = { email: 'seller@example.test', password: 'seller-of-journeys', name: 'করিম উদ্দিন', role: 'user' };
/** Whose posts are merely found. */
export const otherSeller: Account = { ...seller, email: 'other-seller@example.test' };
export const support: Account = { email: 'support@example.test', password: 'support-of-journeys', name: 'নাসরিন আক্তার', role: 'support' };

/** A sell post as its form sends it: a flat in Dhanmondi, written in Bengali. */
export const flat: Readonly<Record<string, string>> = {
  postTitle: 'ধানমন্ডিতে লেকের পাশে দক্ষিণমুখী ফ্ল্যাট',
  description: 'ধানমন্ডি লেক থেকে ৪ মিনিট হাঁটাপথ। ৩ বেড, ৩ বাথ, ২ বারান্দা।',
  propertyType: 'apartment',
  constructionStatus: 'ready',
  condition: 'new',
  price: '27800000',
  priceUnits: 'total',
  size: '1850',
  bedrooms: '3',
  bathrooms: '3',
  postedBy: 'owner',
  division: 'dhaka',
  district: 'dhaka',
  subDistrict: 'dhaka-dhanmondi',
  primaryContact: '01000000731',
  plan: 'free',
};

/** A real photograph where there is one beside the project, otherwise a drawn one that says so; another number is another picture. */
export async function photograph(which = 0): Promise<Buffer> {
  const folder = path.resolve(root, '../shared/data/photos');
  const name = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.jpg'))[which] : undefined;
  if (name) return readFileSync(path.join(folder, name));
  process.stdout.write('No photograph lies beside the project: the post gets a generated picture.\n');
  return sharp({ create: { width: 1280, height: 853, channels: 3, background: '#8aa88f', noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
    .jpeg()
    .toBuffer();
}

/** Calls the API as a program would. Throws with what it answered where that is no success. */
export async function send<T>(
  product: Product,
  endpoint: Endpoint,
  given: { token?: string; id?: number; params?: Readonly<Record<string, string>>; json?: unknown; form?: FormData; lng?: Language },
): Promise<T> {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => given.params?.[name] ?? String(given.id));
  const url = product.url + path;
  const answer = await fetch(url, {
    method: endpoint.method,
    headers: {
      ...(given.token ? { authorization: `Bearer ${given.token}` } : {}),
      ...(given.lng ? { 'accept-language': given.lng } : {}),
      ...(given.json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: given.form ?? (given.json === undefined ? null : JSON.stringify(given.json)),
  });
  if (!answer.ok) throw new Error(`${endpoint.method} ${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A token of the account, as the browser would store it. */
export async function tokenOf(product: Product, { email, password }: Pick<Account, 'email' | 'password'>): Promise<string> {
  return (await send<{ userToken: string }>(product, accounts.login, { json: { email, password } })).userToken;
}

const acting = new WeakMap<Product, Map<string, Promise<string>>>();

/**
 * Calls as someone whom no browser holds the session of, so that it stays: making the account and signing in for each of a hundred
 * posts is as much work as the posts. Where it holds no more, both are done again.
 */
export async function actAs<T>(product: Product, who: Account | Product['admin'], call: (token: string) => Promise<T>): Promise<T> {
  const tokens = acting.get(product) ?? new Map<string, Promise<string>>();
  acting.set(product, tokens);
  const known = tokens.get(who.email);
  try {
    if (known) return await call(await known);
  } catch (error) {
    if (!/ answered 40[13]: /.test((error as Error).message)) throw error;
  }
  if ('role' in who) await product.account(who);
  const fresh = tokenOf(product, who);
  tokens.set(who.email, fresh);
  return call(await fresh);
}

let small: Promise<Blob> | undefined;

/** For posts of which no one looks at the picture closely. */
const smallPhotograph = (): Promise<Blob> =>
  (small ??= photograph().then(async (bytes) => new Blob([new Uint8Array(await sharp(bytes).resize(smallWidth).jpeg().toBuffer())], { type: 'image/jpeg' })));

/** Submits `flat`, changed by `fields`, as the seller; it waits for approval. Returns its number. */
export async function pendingPost(product: Product, fields: Readonly<Record<string, string>> = {}, type: PostType = 'sell', as = seller): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...flat, ...fields })) form.append(name, value);
  form.append('images', await smallPhotograph(), 'home.jpg');
  const endpoint = type === 'rent' ? posts.submitRent : posts.submitSell;
  return (await actAs(product, as, (token) => send<{ PostID: number }>(product, endpoint, { token, form }))).PostID;
}

/** Approves what the post says now. */
export const approvePost = (product: Product, id: number): Promise<unknown> =>
  actAs(product, product.admin, async (token) => {
    const { post } = await send<{ post: { revision: number } }>(product, moderation.get, { token, id });
    return send(product, moderation.approve, { token, id, json: { revision: post.revision } });
  });

/** A post that everyone sees; of `otherSeller` where no one asks whose, since an account may have but fifty. Returns its number. */
export async function livePost(product: Product, fields: Readonly<Record<string, string>> = {}, type: PostType = 'sell', as = seller): Promise<number> {
  const id = await pendingPost(product, fields, type, as);
  await approvePost(product, id);
  return id;
}
