import { dayMs } from '#contracts/durations.ts';
import type { PostState, PromotionState } from '#contracts/enums.ts';
import { type FloorPlan, planFault } from '#contracts/floor-plans/floor-plan.ts';
import { limits } from '#contracts/limits.ts';
import type { PostFieldName } from '#contracts/posts/post-fields.ts';
import { isCoverShot, type PhotoShot } from '#contracts/posts/photo-shots.ts';
import type { PriceEvent } from '#contracts/posts/posts.ts';
import { fail, failField } from '#server/platform/http/failure.ts';
import type { PostRow } from './card.ts';
import type { Change } from './content.ts';

/** Which state may follow which. A sold or rented post may come back; deletion is final. */
const following: Record<PostState, readonly PostState[]> = {
  pending: ['approved', 'rejected', 'deleted'],
  approved: ['pending', 'hidden', 'sold', 'rented', 'expired', 'cancelled', 'deleted'],
  rejected: ['pending', 'deleted'],
  cancelled: ['pending', 'deleted'],
  hidden: ['approved', 'pending', 'expired', 'cancelled', 'deleted'],
  sold: ['approved', 'pending', 'cancelled', 'expired', 'deleted'],
  rented: ['approved', 'pending', 'cancelled', 'expired', 'deleted'],
  expired: ['approved', 'pending', 'deleted'],
  deleted: [],
};

export const canFollow = (from: PostState, to: PostState): boolean => following[from].includes(to);

/** What may be sent or shown again as it stands. */
const stays: ReadonlySet<PostState> = new Set(['pending', 'hidden', 'approved']);

/** Throws STATE_CONFLICT where the one state may not follow the other. */
export function checkFollows(from: PostState, to: PostState): void {
  if (!canFollow(from, to) && !(from === to && stays.has(to))) fail('STATE_CONFLICT');
}

/** States in which the public may see a post, if its owner's account is normal. */
export const isPublicState = (state: PostState): boolean => state === 'approved' || state === 'sold' || state === 'rented';

/** States in which anyone may ask for a post's number: anyone who sold or rented it out has no more calls. */
export const givesNumber = (state: PostState): boolean => state === 'approved';

/** The end of the days of a post that goes live or is renewed now. */
export const liveUntil = (now: Date): Date => new Date(now.getTime() + limits.posts.expireDays * dayMs);

interface Lived {
  state: PostState;
  listed: boolean;
  approved_at: Date | null;
  expires_at: Date | null;
  sold_at: Date | null;
}

/** Its time as a public post has run out, even if no one has taken it off the lists yet. */
function isOver({ state, expires_at, sold_at }: Lived, now: Date): boolean {
  if (state === 'sold' || state === 'rented') return sold_at === null || now.getTime() - sold_at.getTime() > limits.posts.soldVisibleDays * dayMs;
  return expires_at !== null && expires_at <= now;
}

const endings: ReadonlySet<PostState> = new Set(['cancelled', 'deleted', 'expired', 'sold', 'rented']);

/** What the public finds under a post's number: the post, that it once was there, that it is away for a while, or nothing. */
export function visibilityOf(post: Lived, now: Date): 'shown' | 'gone' | 'away' | 'unknown' {
  const over = isOver(post, now);
  if (post.listed && !over) return 'shown';
  if (post.approved_at === null) return 'unknown';
  return over || endings.has(post.state) ? 'gone' : 'away';
}

/** Every approval notes the price; those that did not change it are no history. */
export function priceSteps(events: readonly PriceEvent[]): PriceEvent[] {
  return events.filter(({ price, priceUnits }, index) => {
    const before = events[index - 1];
    return before?.price !== price || before.priceUnits !== priceUnits;
  });
}

/** Whether the price fell by so much since it was live last that it is news. */
export const isFall = (now: { price: number; price_unit: string }, last: { price: number; price_unit: string } | undefined): boolean =>
  last?.price_unit === now.price_unit && now.price <= last.price * (1 - limits.posts.priceFallPart);

/** Whether the price moved further from the approved one than staff judge at a glance. */
export const isPriceMoved = (now: { price: number; price_unit: string }, approved: { price: number; price_unit: string } | undefined): boolean =>
  approved !== undefined && (now.price_unit !== approved.price_unit || Math.abs(now.price - approved.price) > approved.price * limits.posts.priceGlancePart);

/** The old price to show beside a lower new one: set by a fall, cleared by a rise, otherwise as it was. */
export function previousPriceAfter(
  { price, price_unit, previous_price }: { price: number; price_unit: string; previous_price: number | null },
  last: { price: number; price_unit: string } | undefined,
): number | null {
  if (!last) return previous_price;
  if (last.price_unit !== price_unit || price > last.price) return null;
  return price < last.price ? last.price : previous_price;
}

/** Sizes within a few percent are one and the same home; where neither is known, the picture alone tells. */
export function isSameSize(one: number | null, other: number | null): boolean {
  if (one === null || other === null) return one === other;
  return Math.abs(one - other) <= limits.posts.repostSizePart * Math.max(one, other);
}

/** Until when a paid place lasts that goes live now. */
export const promotionEnd = (now: Date): Date => new Date(now.getTime() + limits.posts.promotionDays * dayMs);

const promotionFollows: Record<PromotionState, readonly PromotionState[]> = {
  none: ['requested', 'contacted', 'paid'],
  requested: ['contacted', 'paid', 'declined'],
  contacted: ['requested', 'paid', 'declined'],
  paid: ['declined'],
  declined: ['requested', 'contacted', 'paid'],
};

/** Throws STATE_CONFLICT where the request for a paid place cannot go on like that. */
export function checkPromotion(from: PromotionState, to: PromotionState): void {
  if (!promotionFollows[from].includes(to)) fail('STATE_CONFLICT');
}

const priceFields: ReadonlySet<PostFieldName> = new Set(['price', 'priceUnits']);

type Standing = Pick<PostRow, 'state' | 'edited' | 'revision' | 'price_only_revision'>;

/** Whether the post waits with nothing but another price than staff approved. */
export const waitsForPrice = ({ state, edited, revision, price_only_revision }: Standing): boolean =>
  state === 'pending' && edited && price_only_revision === revision;

interface EditMade {
  changes: readonly Pick<Change, 'field'>[];
  samePictures: boolean;
  /** Whether its price is far from the one that staff approved. */
  priceMoved: boolean;
}

/** The revision that staff need to read no more of than its price, once the edit is made; null where they need to read it all. */
export function priceOnlyRevision(post: Standing, { changes, samePictures, priceMoved }: EditMade): number | null {
  const wasRead = waitsForPrice(post) || ((post.state === 'approved' || post.state === 'hidden') && !post.edited);
  const isPrice = changes.length > 0 && changes.every(({ field }) => priceFields.has(field));
  return wasRead && isPrice && samePictures && !priceMoved ? post.revision + 1 : null;
}

/** Throws VALIDATION where the first photo of a post shows no place but a plan on paper. */
export function checkCover(shot: PhotoShot | null | undefined): void {
  if (!isCoverShot(shot)) failField('images', 'planCover');
}

/** Throws VALIDATION for rooms over each other, a plan wider than any, and doors and windows beside their wall. */
export function checkFloorPlan(plan: FloorPlan | undefined): void {
  const broken = plan && planFault(plan);
  if (broken) failField('floorPlan', broken.key, broken.params);
}
