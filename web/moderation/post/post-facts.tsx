import type { ReactNode } from 'react';
import type { StaffPost } from '#contracts/moderation.ts';
import { useWords, type PageWords } from '#web/platform/language.tsx';
import { usePrice } from '#web/listings/use-price.ts';
import { MarkedText } from './marked-text.tsx';

type Fact = readonly [label: string, value: ReactNode];

/** A fact that was given; one that was not takes no room. */
const given = <T,>(label: string, value: T | null | undefined, write: (value: T) => ReactNode): Fact[] =>
  value === null || value === undefined || value === '' ? [] : [[label, write(value)]];

function sizes(post: StaffPost, { t, fmt }: PageWords): Fact[] {
  const plain = (value: number): string => fmt.number(value);
  return [
    ...given(t('moderation.field_size'), post.size, fmt.area),
    ...given(t('moderation.field_land'), post.landUnits ? post.landSqft : null, (sqft) => (post.landUnits ? fmt.land(sqft, post.landUnits) : fmt.area(sqft))),
    ...given(t('moderation.field_landCategory'), post.landCategory, (value) => t(`enums.landCategory_${value}`)),
    ...given(t('moderation.field_totalRooms'), post.totalRooms, plain),
    ...given(t('moderation.field_bedrooms'), post.bedrooms, plain),
    ...given(t('moderation.field_bathrooms'), post.bathrooms, plain),
    ...given(t('moderation.field_balconies'), post.balconies, plain),
    ...given(t('moderation.field_drawingRooms'), post.drawingRooms, plain),
    ...given(t('moderation.field_garages'), post.garages, plain),
    ...given(t('moderation.field_floor'), post.availableFloor, fmt.floor),
    ...given(t('moderation.field_totalFloor'), post.totalFloor, plain),
    ...given(t('moderation.field_totalUnit'), post.totalUnit, plain),
  ];
}

function qualities(post: StaffPost, { t, fmt }: PageWords): Fact[] {
  const facilities = post.facilities.map((facility) => t(`enums.facility_${facility}`));
  return [
    ...given(t('moderation.field_construction'), post.constructionStatus, (value) => t(`enums.constructionStatus_${value}`)),
    ...given(t('moderation.field_condition'), post.condition, (value) => t(`enums.condition_${value}`)),
    ...given(t('moderation.field_furnishing'), post.furnishing, (value) => t(`enums.furnishing_${value}`)),
    ...given(t('moderation.field_facing'), post.facing, (value) => t(`enums.facing_${value}`)),
    ...given(t('moderation.field_lift'), post.lift, (value) => (value ? t('enums.lift_yes') : t('enums.lift_no'))),
    ...given(t('moderation.field_facilities'), fmt.list(facilities), (value) => value),
  ];
}

function toRent(post: StaffPost, { t, fmt }: PageWords): Fact[] {
  const tenants = post.tenants.map((tenant) => t(`enums.tenant_${tenant}`));
  return [
    ...given(t('moderation.field_tenants'), fmt.list(tenants, 'or'), (value) => value),
    ...given(t('moderation.field_availableFrom'), post.availableFrom, fmt.date),
    ...given(t('moderation.field_advanceMonths'), post.advanceMonths, (value) => fmt.number(value)),
    ...given(t('moderation.field_serviceCharge'), post.serviceCharge, fmt.takaExact),
  ];
}

function whereAndWho(post: StaffPost, { t, fmt, lng }: PageWords): Fact[] {
  const { locality, subDistrict, district, division } = post.place;
  const marked = (value: string): ReactNode => <MarkedText>{value}</MarkedText>;
  return [
    [t('moderation.field_area'), [...(locality ? [locality] : []), subDistrict, district, division].map((named) => named[lng]).join(', ')],
    ...given(t('moderation.field_street'), post.street, marked),
    ...given(t('moderation.field_house'), post.house, marked),
    ...given(t('moderation.field_postCode'), post.postCode, fmt.plain),
    [t('moderation.field_postedBy'), t(`enums.postedBy_${post.postedBy}`)],
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
    [words.t('moderation.field_propertyType'), words.t(`enums.propertyType_${post.propertyType}`)],
    price,
    ...sizes(post, words),
    ...qualities(post, words),
    ...toRent(post, words),
    ...whereAndWho(post, words),
  ];
  return (
    <dl className="m-0 grid gap-x-8 text-ui sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 border-b border-line py-2">
          <dt className="shrink-0 text-muted">{label}</dt>
          <dd className="m-0 text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
