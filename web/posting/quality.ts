// How complete an ad is, and what would help it most. Advice only: nothing here stops a post.
import type { PostType } from '#contracts/enums.ts';
import { isShown } from '#contracts/posts/post-rules.ts';
import type { PropertyType } from '#contracts/enums.ts';
import { hasContactInText, isSlipOfZeros } from './hints.ts';
import type { PostForm } from './post-form.ts';

export type QualityPoint = 'price' | 'photos' | 'area' | 'title' | 'description' | 'facing' | 'floorPlan' | 'clean';

/** What is left to do for a point. */
export type Todo = QualityPoint | 'facingOnly' | 'floorOnly';

const weights: Record<QualityPoint, number> = { price: 20, photos: 20, area: 15, description: 15, title: 10, facing: 10, floorPlan: 5, clean: 5 };

/** A description of this length counts as informative. */
export const goodDescription = 80;
const goodTitle = 15;
const goodRooms = 3;
const letters = (text: string): number => [...text.trim()].length;

/** The whole sum asked for, in taka; undefined where it is not known yet. */
export function totalOf(type: PostType, { price, priceUnits, rentFee, size }: PostForm): number | undefined {
  const typed = Number(type === 'rent' ? rentFee : price);
  if (!typed) return undefined;
  if (type === 'rent' || priceUnits !== 'perSqft') return typed;
  return Number(size) ? typed * Number(size) : undefined;
}

function hasBelievablePrice(type: PostType, form: PostForm): boolean {
  const total = totalOf(type, form);
  if (total === undefined) return false;
  if (form.propertyType === 'land') return Number(form.landSize) > 0;
  return Number(form.size) > 0 && !isSlipOfZeros(type, total, Number(form.size));
}

const asks = (form: PostForm, field: string): boolean => form.propertyType === '' || isShown(form.propertyType as PropertyType, field);

/** Which points the ad has earned, in the order of the steps; `rooms` are the different rooms and views that its pictures are said to show. */
export function qualityPoints(type: PostType, form: PostForm, rooms: number): { point: QualityPoint; earned: boolean; todo?: Todo }[] {
  const told = !asks(form, 'facing') || form.facing !== '';
  const floor = !asks(form, 'availableFloor') || form.availableFloor !== '';
  return [
    { point: 'price', earned: hasBelievablePrice(type, form) },
    { point: 'photos', earned: form.images.length > 0 && rooms >= goodRooms },
    { point: 'area', earned: form.subDistrict !== '' && form.street.trim() !== '' },
    { point: 'title', earned: letters(form.postTitle) >= goodTitle },
    { point: 'description', earned: letters(form.description) >= goodDescription },
    { point: 'facing', earned: form.propertyType !== '' && told && floor, ...(told === floor ? {} : { todo: told ? 'floorOnly' : 'facingOnly' }) },
    { point: 'floorPlan', earned: form.propertyType !== '' && (!asks(form, 'floorPlan') || form.floorPlan !== '') },
    { point: 'clean', earned: letters(form.postTitle) > 0 && !hasContactInText([form.postTitle, form.description, form.street, form.house].join('\n')) },
  ];
}

/** 0 to 100. */
export const qualityScore = (points: readonly { point: QualityPoint; earned: boolean }[]): number =>
  points.reduce((sum, { point, earned }) => sum + (earned ? weights[point] : 0), 0);
