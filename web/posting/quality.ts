// How complete an ad is, and what would help it most. Advice only: nothing here stops a post.
import type { PostType } from '#contracts/enums.ts';
import { isShown } from '#contracts/posts/post-rules.ts';
import type { PropertyType } from '#contracts/enums.ts';
import { hasContactInText, isSlipOfZeros } from './hints.ts';
import type { PostField, PostForm } from './post-form.ts';

export type QualityPoint = 'price' | 'photos' | 'area' | 'title' | 'description' | 'facing' | 'floorPlan' | 'clean';

/** What is left to do for a point. */
export type Todo = QualityPoint | 'facingOnly' | 'floorOnly' | 'streetOnly';

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

export interface QualityState {
  point: QualityPoint;
  earned: boolean;
  /** What is left to do where that is not the whole point. */
  todo?: Todo;
  /** Where it is done. */
  field: PostField;
}

const texts = ['postTitle', 'description', 'street', 'house'] as const satisfies readonly PostField[];

/** The field of price or size that is open. */
function priceField(type: PostType, form: PostForm): PostField {
  if (totalOf(type, form) === undefined && form.priceUnits !== 'perSqft') return type === 'rent' ? 'rentFee' : 'price';
  return form.propertyType === 'land' ? 'landSize' : 'size';
}

/**
 * Which points the ad has earned, in the order of the steps; `rooms` are the different rooms and views that its pictures are said to show. What
 * texts may not hold is a point once there is one.
 */
export function qualityPoints(type: PostType, form: PostForm, rooms: number): QualityState[] {
  const told = !asks(form, 'facing') || form.facing !== '';
  const floor = !asks(form, 'availableFloor') || form.availableFloor !== '';
  const placed = form.subDistrict !== '';
  const faulty = texts.find((text) => hasContactInText(form[text]));
  return [
    { point: 'price', earned: hasBelievablePrice(type, form), field: priceField(type, form) },
    { point: 'photos', earned: form.images.length > 0 && rooms >= goodRooms, field: 'images' },
    {
      point: 'area',
      earned: placed && form.street.trim() !== '',
      ...(placed ? { todo: 'streetOnly' } : {}),
      field: placed ? 'street' : 'subDistrict',
    },
    { point: 'title', earned: letters(form.postTitle) >= goodTitle, field: 'postTitle' },
    { point: 'description', earned: letters(form.description) >= goodDescription, field: 'description' },
    {
      point: 'facing',
      earned: form.propertyType !== '' && told && floor,
      ...(told === floor ? {} : { todo: told ? 'floorOnly' : 'facingOnly' }),
      field: told ? 'availableFloor' : 'facing',
    },
    { point: 'floorPlan', earned: form.propertyType !== '' && (!asks(form, 'floorPlan') || form.floorPlan !== ''), field: 'floorPlan' },
    ...(letters(form.postTitle) > 0
      ? [
          {
            point: 'clean' as const,
            earned: faulty === undefined && !hasContactInText(texts.map((text) => form[text]).join('\n')),
            field: faulty ?? 'postTitle',
          },
        ]
      : []),
  ];
}

/** 0 to 100. */
export const qualityScore = (points: readonly { point: QualityPoint; earned: boolean }[]): number =>
  points.reduce((sum, { point, earned }) => sum + (earned ? weights[point] : 0), 0);
