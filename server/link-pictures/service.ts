// The picture of a link: found in the storage by everything that is on it, otherwise drawn once, a few at a time.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GroupCard } from '#contracts/offers/groups.ts';
import type { FirmCard } from '#contracts/offers/interiors.ts';
import type { PostCard, PostImage } from '#contracts/posts/posts.ts';
import { limits } from '#contracts/limits.ts';
import { wholePrice } from '#contracts/posts/whole-price.ts';
import { translatorOf } from '#i18n/compile.ts';
import { formatter } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { postTitle } from '#i18n/post-titles.ts';
import { readArticle } from '#server/blog/service.ts';
import { groupCards } from '#server/groups/service.ts';
import { firmCards } from '#server/interiors/service.ts';
import { fileName } from '#server/media/shape.ts';
import { fail, Failure } from '#server/platform/http/failure.ts';
import { openRequestQueue, type RequestQueue } from '#server/platform/http/limits/request-queue.ts';
import { openMutexes } from '#server/platform/concurrency.ts';
import type { Services } from '#server/platform/services.ts';
import { readNamed } from '#server/posts/service.ts';
import { drawLinkPicture, drawingVersion, type LinkPicture } from './draw.ts';

type Reading = Pick<Services, 'db'>;

export type Drawing = Pick<Services, 'storage' | 'rateLimits'> & { drawings: RequestQueue };

const { drawnAtOnce, waitingMax, waitMs } = limits.linkPictures;

/** The line of drawings: it holds up no page, and no page holds it up. */
export const openDrawings = (): RequestQueue => openRequestQueue({ runningMax: drawnAtOnce, waitingMax, waitMs: { anonymous: waitMs, member: waitMs } });

/** Its words, and where its picture lies: one of the storage, or a drawing of ours. */
export interface Shown extends Omit<LinkPicture, 'picture'> {
  stored?: string | undefined;
  cover?: string;
}

export const linkFolder = 'links';
const publicFolder = path.resolve(import.meta.dirname, '../../public');
const covers = path.join(publicFolder, 'covers');

/** The largest file of a picture. */
function fileOf(image: PostImage | undefined): string | undefined {
  const [, hash, width] = /([0-9a-f]{32})-(\d+)\.webp \d+w$/.exec(image?.srcset ?? '') ?? [];
  return hash && width ? fileName(hash, Number(width)) : undefined;
}

function ofPost(post: PostCard, lng: Language): Omit<Shown, 'name'> {
  const [t, fmt] = [translatorOf(lng), formatter(lng)];
  const { type, propertyType: kind, bedrooms, size, landSqft, landUnits, place } = post;
  const land = landSqft !== null && landUnits ? { sqft: landSqft, unit: landUnits } : undefined;
  const area = place.locality ?? place.subDistrict;
  const price = fmt.taka(wholePrice(post));
  const what = postTitle(lng, { type, kind, area, bedrooms: bedrooms ?? undefined, sizeSqft: size ?? undefined, land });
  return {
    head: type === 'rent' ? `${price}${t('posts.perMonth')}` : price,
    foot: area[lng] === place.district[lng] ? (what ?? '') : `${what}, ${place.district[lng]}`,
    stored: fileOf(post.images[0]),
  };
}

const placeIn = ({ place }: GroupCard | FirmCard, lng: Language): string => [...new Set([place.subDistrict[lng], place.district[lng]])].join(', ');

/** Of what the public may see under this number. Throws NOT_FOUND. */
async function listingShown({ db }: Reading, number: number, lng: Language): Promise<Omit<Shown, 'name'>> {
  const [post] = await readNamed({ db }, [number]);
  if (post) return ofPost(post, lng);
  const [offer] = await groupCards(db, [number]);
  if (offer) {
    const price = translatorOf(lng)('home.sharePrice', { price: formatter(lng).taka(offer.sharePrice) });
    return { head: offer.title[lng], foot: `${price} · ${placeIn(offer, lng)}`, stored: fileOf(offer.images[0]) };
  }
  const [firm] = await firmCards(db, [number]);
  if (!firm) return fail('NOT_FOUND');
  return { head: firm.companyName[lng], foot: [firm.startingPrice?.[lng], placeIn(firm, lng)].filter(Boolean).join(' · '), stored: fileOf(firm.images[0]) };
}

async function articleShown({ db }: Reading, id: number, lng: Language): Promise<Omit<Shown, 'name'>> {
  const { article } = await readArticle({ db }, id, lng);
  return { head: article.title, foot: translatorOf(lng)('blog.title'), cover: article.cover };
}

/** Draws it when its turn comes; undefined where the line is full, or this address has had its pictures. */
async function drawInLine({ storage, rateLimits, drawings }: Drawing, { stored, cover, ...words }: Shown, address: string): Promise<Buffer | undefined> {
  const turn = drawings.enter('anonymous');
  try {
    if (!(await turn.begins)) return undefined;
    await rateLimits.consume({ linkPicturesPerAddress: address });
    const picture = cover ? await readFile(path.join(covers, `${cover}.webp`)) : stored && (await storage.get(stored));
    return await drawLinkPicture({ ...words, picture: picture || undefined });
  } catch (error) {
    if (error instanceof Failure && error.code === 'TOO_MANY') return undefined;
    throw error;
  } finally {
    turn.end();
  }
}

const drawings = openMutexes();

/** The picture for `address`, drawn now if it is not in the storage; undefined where it cannot be drawn now. */
export async function pictureOf(drawing: Drawing, shown: Shown, address: string): Promise<Buffer | undefined> {
  const key = createHash('sha256')
    .update(JSON.stringify([drawingVersion, shown]))
    .digest('hex')
    .slice(0, 32);
  const name = `${linkFolder}/${key}.jpg`;
  return drawings.run(key, async () => {
    const drawn = await drawing.storage.get(name);
    if (drawn) return drawn;
    const bytes = await drawInLine(drawing, shown, address);
    // It is shown also where it could not be kept.
    if (bytes) await drawing.storage.put(name, bytes).catch(() => undefined);
    return bytes;
  });
}

const withName = (shown: Omit<Shown, 'name'>, lng: Language): Shown => ({ ...shown, name: translatorOf(lng)('shell.name') });

/** What the picture of a listing's link shows. Throws NOT_FOUND for what the public may not see. */
export const shownOfListing = async (reading: Reading, number: number, lng: Language): Promise<Shown> =>
  withName(await listingShown(reading, number, lng), lng);

/** What the picture of an article's link shows. Throws NOT_FOUND. */
export const shownOfArticle = async (reading: Reading, id: number, lng: Language): Promise<Shown> => withName(await articleShown(reading, id, lng), lng);

const defaults: Readonly<Record<Language, string>> = { bn: 'og.jpg', en: 'og-en.jpg' };

/** The picture of the whole site. */
export const defaultPicture = (lng: Language): Promise<Buffer> => readFile(path.join(publicFolder, defaults[lng]));
