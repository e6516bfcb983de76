// A field's answer in words, by the kind that the table of fields gives it.
import { type FieldKind, type FieldOfKind, type PostFieldName, type PostFields, postFields } from '#contracts/posts/post-fields.ts';
import type { Formatter } from '#i18n/format.ts';
import type { PageWords } from '#web/platform/language.tsx';

export type ChoiceField = FieldOfKind<'choice'>;
/** A drawing has words of its own: web/floor-plan. */
export type WrittenField = Exclude<PostFieldName, FieldOfKind<'floorPlan'>>;

const renamed = { priceUnits: 'priceUnit', landUnits: 'landUnit', facilities: 'facility', tenants: 'tenant' } as const;
type WordOf<F extends string> = F extends keyof typeof renamed ? (typeof renamed)[F] : F;
/** Types fail where this is put into words if a choice has none. */
type ValueKey<Fields extends FieldOfKind<'choice' | 'many'>> = { [F in Fields]: `enums.${WordOf<F>}_${PostFields[F]['values'][number]}` }[Fields];

/** The key of a value's word. */
export const choiceKey = <F extends FieldOfKind<'choice' | 'many'>>(field: F, value: string): ValueKey<F> =>
  `enums.${Object.hasOwn(renamed, field) ? renamed[field as keyof typeof renamed] : field}_${value}` as ValueKey<F>;

const isOfKind = <K extends PostFields[PostFieldName]['kind']>(field: PostFieldName, kind: K): field is FieldOfKind<K> => postFields[field].kind === kind;

const asText = (_fmt: Formatter, value: string): string => value;
const written: Record<Exclude<FieldKind, 'choice' | 'many' | 'flag' | 'floorPlan'>, (fmt: Formatter, value: string) => string> = {
  count: (fmt, value) => fmt.number(Number(value)),
  floor: (fmt, value) => fmt.floor(Number(value)),
  money: (fmt, value) => fmt.takaExact(Number(value)),
  area: (fmt, value) => fmt.area(Number(value)),
  land: (fmt, value) => fmt.plain(String(Number(value))),
  date: (fmt, value) => fmt.date(value),
  phone: (fmt, value) => fmt.phone(value),
  postCode: (fmt, value) => fmt.plain(value),
  text: asText,
  place: asText,
  degrees: (fmt, value) => fmt.plain(value),
};

/** What a post says in a field. */
export function fieldText({ t, fmt }: PageWords, field: WrittenField, value: string | number | boolean | readonly string[]): string {
  if (isOfKind(field, 'many')) return fmt.list([value].flat().map((one) => t(choiceKey(field, String(one)))));
  if (isOfKind(field, 'choice')) return t(choiceKey(field, String(value)));
  if (isOfKind(field, 'flag')) return t(`enums.${field}_${value ? 'yes' : 'no'}`);
  return written[postFields[field].kind as keyof typeof written](fmt, String(value));
}
