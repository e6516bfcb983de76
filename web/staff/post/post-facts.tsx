import type { ReactNode } from 'react';
import { type PostFact, type PostFieldName, postFieldNames, postFields } from '#contracts/posts/post-fields.ts';
import type { StaffPost } from '#contracts/staff/moderation.ts';
import { useWords, type PageWords } from '#web/platform/language.tsx';
import { fieldText, type WrittenField } from '#web/listings/field-words.ts';
import { usePrice } from '#web/listings/use-price.ts';
import { staffLabel } from './change-words.ts';
import { MarkedText } from './marked-text.tsx';

type Fact = readonly [label: string, value: ReactNode];

/** A fact that was given; one that was not takes no room. */
const given = <T,>(label: string, value: T | null | undefined, write: (value: T) => ReactNode): Fact[] =>
  value === null || value === undefined || value === '' ? [] : [[label, write(value)]];

/** In words of their own, or above the facts. */
const apart: readonly PostFieldName[] = ['propertyType', 'landSize', 'landUnits', 'price', 'priceUnits', 'tenants', 'postTitle', 'description', 'floorPlan'];

/** What was answered in a step of the form. */
const answered = (post: StaffPost, words: PageWords, step: PostFact['step']): Fact[] =>
  postFieldNames
    .filter((field): field is WrittenField => postFields[field].step === step && !apart.includes(field))
    .flatMap((field) => {
      const value = post[field];
      return given(staffLabel(words, field), Array.isArray(value) && value.length === 0 ? null : value, (said) =>
        postFields[field].kind === 'flag' ? words.t(said ? 'moderation.flagYes' : 'moderation.flagNo') : fieldText(words, field, said),
      );
    });

function land({ landSqft, landUnits }: StaffPost, words: PageWords): Fact[] {
  return landUnits ? given(staffLabel(words, 'landSize'), landSqft, (sqft) => words.fmt.land(sqft, landUnits)) : [];
}

function toRent(post: StaffPost, words: PageWords): Fact[] {
  const tenants = post.tenants.map((tenant) => words.t(`enums.tenant_${tenant}`));
  return [...given(staffLabel(words, 'tenants'), words.fmt.list(tenants, 'or'), (value) => value), ...answered(post, words, 'price')];
}

function whereAndWho(post: StaffPost, words: PageWords): Fact[] {
  const { t, fmt, lng } = words;
  const { locality, subDistrict, district, division } = post.place;
  const marked = (value: string): ReactNode => <MarkedText>{value}</MarkedText>;
  return [
    [t('moderation.field_area'), [...new Set([...(locality ? [locality] : []), subDistrict, district, division].map((named) => named[lng]))].join(', ')],
    ...given(t('moderation.field_street'), post.street, marked),
    ...given(t('moderation.field_house'), post.house, marked),
    ...given(t('moderation.field_postCode'), post.postCode, fmt.plain),
    [staffLabel(words, 'postedBy'), t(`enums.postedBy_${post.postedBy}`)],
    [t('moderation.field_promotion'), post.promotion === 'none' ? t('enums.plan_free') : t(`moderation.promotion_${post.promotion}`)],
    ...given(t('moderation.field_edits'), post.updateCount || null, (count) => t('moderation.times', { count })),
  ];
}

/** Every field of the post as a buyer reads it, and what only staff see. */
export function PostFacts({ post }: { post: StaffPost }) {
  const words = useWords();
  const { exact } = usePrice(post);
  const price: Fact = [words.t(post.type === 'rent' ? 'moderation.field_rent' : 'moderation.field_price'), exact];
  const facts: Fact[] = [
    [staffLabel(words, 'propertyType'), fieldText(words, 'propertyType', post.propertyType)],
    price,
    ...land(post, words),
    ...answered(post, words, 'type'),
    ...answered(post, words, 'details'),
    ...toRent(post, words),
    ...whereAndWho(post, words),
  ];
  return (
    <dl className="m-0 grid gap-x-8 text-ui sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 border-b border-line py-1.5 leading-snug">
          <dt className="shrink-0 text-muted">{label}</dt>
          <dd className="m-0 text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
