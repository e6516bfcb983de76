// Every answer of the form in the reader's words, for the last look.
import type { LandUnit, PostType } from '#contracts/enums.ts';
import { postField } from '#contracts/posts/post-fields.ts';
import { landSqft } from '#contracts/posts/post-rules.ts';
import { normalisePhone } from '#contracts/values.ts';
import { areaLevels, findArea } from '#web/areas/area-tree.ts';
import { useAreas, type Areas } from '#web/areas/use-areas.ts';
import { useWords, type PageWords } from '#web/platform/language.tsx';
import { planSum } from '#web/floor-plan/plan-words.ts';
import { planIn } from '#web/floor-plan/plan-text.ts';
import { fieldText } from '#web/listings/field-words.ts';
import { isPlainNumber } from '#web/forms/number-text.ts';
import { numberFields } from '#web/posting/price/number-fields.ts';
import { fieldsOf, stepNames, type PostField, type PostForm } from '#web/posting/post-form.ts';
import { totalOf } from '#web/posting/quality.ts';
import { labelOf } from './field-label.ts';

export interface AnsweredField {
  field: PostField;
  label: string;
  /** Empty where nothing was given. */
  value: string;
}

/** Fields that are shown as part of another field's answer. */
const silent: readonly PostField[] = ['landUnits', 'priceUnits'];

function money(type: PostType, form: PostForm, { t, fmt }: PageWords): string {
  const typed = Number(type === 'rent' ? form.rentFee : form.price);
  if (!typed) return '';
  if (type === 'rent') return `${fmt.takaExact(typed)}${t('posts.perMonth')}`;
  if (form.priceUnits !== 'perSqft' || form.propertyType === 'land') return `${fmt.takaExact(typed)} (${fmt.taka(typed)})`;
  const total = totalOf(type, form);
  return total === undefined ? fmt.perSqft(typed) : `${fmt.perSqft(typed)}, ${fmt.taka(total)}`;
}

function sizes(field: 'size' | 'landSize', form: PostForm, { fmt }: PageWords): string {
  const size = Number(form[field]);
  if (!size) return '';
  return field === 'size' ? fmt.area(size) : fmt.land(landSqft(size, form.landUnits as LandUnit), form.landUnits as LandUnit);
}

function valueOf(field: PostField, type: PostType, form: PostForm, words: PageWords, areas: Areas): string {
  const { t, fmt, lng } = words;
  if (field === 'landRate' || field === 'landRateUnit' || field === 'lng') return '';
  if (field === 'lat') return form.lat === '' ? '' : t('posting.pinPlaced');
  if (field === 'images') return form.images.length === 0 ? '' : t('posting.checkPhotos', { count: form.images.length });
  if (field === 'facilities' || field === 'tenants') return fieldText(words, field, form[field]);
  const value = form[field].trim();
  const isNumber = (numberFields as readonly PostField[]).includes(field);
  if (isNumber && !isPlainNumber(value)) return value;
  if (field === 'price' || field === 'rentFee') return money(type, form, words);
  if (field === 'size' || field === 'landSize') return sizes(field, form, words);
  if (field === 'serviceCharge') return value && `${fmt.takaExact(Number(value))}${t('posts.perMonth')}`;
  if (value === '') return value;
  const level = ([...areaLevels, 'locality'] as const).find((one) => one === field);
  if (level) return (areas.state === 'ready' ? findArea(areas.tree, level, value)?.[lng] : undefined) ?? '';
  if (field === 'floorPlan') {
    const plan = planIn(value);
    return plan ? planSum(words, plan) : '';
  }
  if (field === 'lift') return t(value === 'true' ? 'posting.liftYes' : 'posting.liftNo');
  return fieldText(words, field, postField(field)?.kind === 'phone' ? normalisePhone(value) : value);
}

/** The asked fields in their order with what was answered. */
export function useAnswers(type: PostType, form: PostForm): AnsweredField[] {
  const words = useWords();
  const areas = useAreas();
  return stepNames
    .flatMap((step) => fieldsOf(type, form.propertyType, step))
    .filter((field) => !silent.includes(field))
    .map((field) => ({ field, label: labelOf(field, words), value: valueOf(field, type, form, words, areas) }));
}
