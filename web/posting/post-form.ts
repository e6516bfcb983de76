// The wizard's fields as the person typed them, and the step where each stands.
import type { PostType, PropertyType } from '#contracts/enums.ts';
import { type FieldOfKind, postField, type PostFieldName, postFieldNames, postFields } from '#contracts/posts/post-fields.ts';
import { isShown } from '#contracts/posts/post-rules.ts';

export const stepNames = ['type', 'location', 'price', 'details', 'contact', 'check'] as const;
export type StepName = (typeof stepNames)[number];

/** What a phone shows at once when a post is written: what and where, the price, words and callers, the last look. */
export const screenNames: readonly StepName[] = ['type', 'price', 'details', 'check'];

/** The screen of `order` on which a step stands. */
export const screenOf = (step: StepName, order: readonly StepName[]): StepName =>
  order.findLast((one) => stepNames.indexOf(one) <= stepNames.indexOf(step)) ?? 'type';

/** The steps that stand on a screen of `order`. */
export const stepsOn = (screen: StepName, order: readonly StepName[]): StepName[] => stepNames.filter((step) => screenOf(step, order) === screen);

/** `landRate` and its unit make the price of land that is priced by its unit; they do not travel. Everything typed is text; numbers are stored in ASCII digits. `images` are ids of pictures that are ready. */
export type PostForm = {
  [F in PostFieldName | 'rentFee' | 'landRate' | 'landRateUnit' | 'images']: F extends FieldOfKind<'many'> | 'images' ? string[] : string;
};
export type PostField = keyof PostForm;
export type TextField = Exclude<PostField, 'images' | FieldOfKind<'many'>>;

export const emptyPost: PostForm = {
  ...(Object.fromEntries(postFieldNames.map((name) => [name, postFields[name].kind === 'many' ? [] : ''])) as unknown as Omit<
    PostForm,
    'rentFee' | 'landRate' | 'landRateUnit' | 'images'
  >),
  landUnits: 'katha',
  priceUnits: 'total',
  plan: 'free',
  rentFee: '',
  landRate: '',
  landRateUnit: '',
  images: [],
};

const inTable = (step: StepName): PostFieldName[] => postFieldNames.filter((name) => postFields[name].step === step);
/** The rent is asked in the place of the price. */
const inStep = (step: StepName): readonly PostField[] => (step === 'price' ? ['rentFee', ...inTable(step), 'images'] : inTable(step));
const stepFields = Object.fromEntries(stepNames.map((step) => [step, inStep(step)])) as Record<StepName, readonly PostField[]>;

/** Whether the field belongs to the kind of post and to the property type; before a type is chosen nothing is hidden. */
export function isAsked(type: PostType, propertyType: string, field: PostField): boolean {
  // Beside the price: of what it is the sum.
  if (field === 'landRate' || field === 'landRateUnit') return false;
  if ((field === 'rentFee' ? 'rent' : (postField(field)?.only ?? type)) !== type) return false;
  // Who moves in is asked of homes only.
  if (field === 'tenants' && propertyType !== '') return isShown(propertyType as PropertyType, 'bedrooms');
  return propertyType === '' || isShown(propertyType as PropertyType, field);
}

/** A step's fields in the order they are in. */
export const fieldsOf = (type: PostType, propertyType: string, step: StepName): PostField[] =>
  stepFields[step].filter((field) => isAsked(type, propertyType, field));

/** The step of a field; errors without a field are shown in the last step. */
export const stepOf = (field: string): StepName => stepNames.find((step) => (stepFields[step] as readonly string[]).includes(field)) ?? 'check';

/**
 * What travels: only fields that are asked, so that nothing typed for another property type blocks or slips through. A
 * unit without its land counts as nothing.
 */
export function askedValues(type: PostType, form: PostForm): Record<string, string | string[]> {
  const { images: _pictures, ...typed } = form;
  const asked = Object.entries(typed).filter(([field]) => isAsked(type, form.propertyType, field as PostField));
  const values: Record<string, string | string[]> = Object.fromEntries(asked);
  if (form.propertyType !== 'land' && form.landSize === '') delete values['landUnits'];
  return values;
}
