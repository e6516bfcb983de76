// The schemas of a post's fields, made from the table: what may be sent, and what is answered.
import { z } from 'zod';
import { limits } from '#contracts/limits.ts';
import { FloorPlan, givenFloorPlan } from '#contracts/floor-plans/floor-plan-shape.ts';
import { type FieldKind, type PostFact, type PostFieldName, type PostFields, postField, postFieldNames, postFields } from './post-fields.ts';
import {
  boundedText,
  choice,
  date,
  fault,
  isPlain,
  list,
  optionalBoolean,
  optionalChoice,
  optionalDate,
  optionalDecimal,
  optionalPhone,
  optionalPostCode,
  optionalText,
  optionalWhole,
  phone,
  requiredWhole,
  text,
  textLength,
  unitsFor,
} from '#contracts/values.ts';

const areaIdMax = 60;

/** Two texts have rules of their own. */
const title = text(limits.posts.titleMin, limits.posts.titleMax).refine((value) => !/[\r\n]/.test(value), fault('oneLine'));
const description = boundedText('required', unitsFor(limits.posts.descriptionMax), 'descriptionLong')
  .transform((value) => value.trim())
  .refine((value) => value.length > 0, fault('required'))
  .refine(isPlain, fault('invalid'))
  .refine((value) => textLength(value) <= limits.posts.descriptionMax, fault('descriptionLong'))
  .meta({ minLength: 1, maxLength: limits.posts.descriptionMax });

type Values = readonly [string, ...string[]];
const someOf = <const V extends Values>(values: V) => list(choice(values), values.length);
const whole = ({ min = 0, max = 0, required }: PostFact) => (required ? requiredWhole(min, max) : optionalWhole(min, max));
const decimal = ({ min = 0, max = 0 }: PostFact) => optionalDecimal(min, max);
const line = ({ min = 0, max = areaIdMax, required }: PostFact) => (required ? text(Math.max(min, 1), max) : optionalText(max));
const values = (fact: PostFact): Values => fact.values ?? [''];

const given: Record<FieldKind, (fact: PostFact) => z.ZodType> = {
  count: whole,
  floor: whole,
  money: whole,
  area: whole,
  land: decimal,
  choice: (fact) => (fact.required ? choice(values(fact)) : optionalChoice(values(fact))),
  many: (fact) => someOf(values(fact)),
  flag: () => optionalBoolean,
  date: () => optionalDate,
  text: line,
  place: line,
  postCode: () => optionalPostCode,
  phone: ({ required }) => (required ? phone : optionalPhone),
  degrees: decimal,
  floorPlan: () => givenFloorPlan,
};

type IsRequired<F> = F extends { required: true } ? true : false;
type Either<F, Required, Optional> = IsRequired<F> extends true ? Required : Optional;
type Numeric = 'count' | 'floor' | 'money' | 'area' | 'land' | 'degrees';
/** What a field of the table takes, by its kind. */
type Given<F> = F extends { kind: 'choice'; values: infer V extends Values }
  ? Either<F, ReturnType<typeof choice<V>>, ReturnType<typeof optionalChoice<V>>>
  : F extends { kind: 'many'; values: infer V extends Values }
    ? ReturnType<typeof someOf<V>>
    : F extends { kind: Numeric }
      ? Either<F, ReturnType<typeof requiredWhole>, ReturnType<typeof optionalWhole>>
      : F extends { kind: 'flag' }
        ? typeof optionalBoolean
        : F extends { kind: 'floorPlan' }
          ? typeof givenFloorPlan
          : Either<F, ReturnType<typeof text>, ReturnType<typeof optionalText>>;

/** Each field as a form or a program sends it. */
export const givenPostFields = {
  ...(Object.fromEntries(postFieldNames.map((name) => [name, given[postFields[name].kind](postFields[name])])) as {
    [F in PostFieldName]: Given<PostFields[F]>;
  }),
  postTitle: title,
  description,
};

type RentOnly = { [F in PostFieldName]: PostFields[F] extends { only: 'rent' } ? F : never }[PostFieldName];
/** Without those of posts to rent. */
export const givenToSell = Object.fromEntries(Object.entries(givenPostFields).filter(([name]) => postField(name)?.only !== 'rent')) as Omit<
  typeof givenPostFields,
  RentOnly
>;

const wholeKinds: readonly FieldKind[] = ['count', 'floor', 'money', 'area'];
/** What is answered of a field that was given. */
function said(fact: PostFact): z.ZodType {
  if (fact.kind === 'choice') return z.enum(values(fact));
  if (fact.kind === 'many') return z.array(z.enum(values(fact)));
  if (fact.kind === 'flag') return z.boolean();
  if (fact.kind === 'land' || fact.kind === 'degrees') return z.number();
  if (fact.kind === 'date') return date;
  if (fact.kind === 'floorPlan') return FloorPlan;
  return wholeKinds.includes(fact.kind) ? z.int() : z.string();
}

const enumOf = <const V extends Values>(of: V) => z.enum(of);
type Said<F> = F extends { kind: 'choice'; values: infer V extends Values }
  ? ReturnType<typeof enumOf<V>>
  : F extends { kind: 'many'; values: infer V extends Values }
    ? z.ZodArray<ReturnType<typeof enumOf<V>>>
    : F extends { kind: Numeric }
      ? z.ZodNumber
      : F extends { kind: 'flag' }
        ? z.ZodBoolean
        : F extends { kind: 'floorPlan' }
          ? typeof FloorPlan
          : z.ZodString;
/** A field that a post may leave out is null; a list is empty then. */
type Shown<F> = F extends { required: true } | { kind: 'many' } ? Said<F> : z.ZodNullable<Said<F>>;

/** The fields that a view shows beyond the smaller one. */
export type SeenIn<View extends PostFact['seen']> = { [F in PostFieldName]: PostFields[F] extends { seen: View } ? F : never }[PostFieldName];
export const seenIn = <View extends PostFact['seen']>(view: View): readonly SeenIn<View>[] =>
  postFieldNames.filter((name): name is SeenIn<View> => postFields[name].seen === view);

/** The shape of what a view shows. */
export const shownIn = <View extends PostFact['seen']>(view: View) =>
  Object.fromEntries(
    seenIn(view).map((name) => {
      const fact: PostFact = postFields[name];
      return [name, fact.required || fact.kind === 'many' ? said(fact) : said(fact).nullable()];
    }),
  ) as { [F in SeenIn<View>]: Shown<PostFields[F]> };
