import {
  ArrowUpDown,
  Bath,
  BedDouble,
  Building2,
  CalendarCheck,
  Car,
  CircleCheckBig,
  Compass,
  DoorOpen,
  Fence,
  House,
  Layers,
  LayoutGrid,
  type LucideIcon,
  ReceiptText,
  Ruler,
  Sofa,
  Sprout,
  SquareStack,
  Tv,
  Users,
  Wallet,
} from 'lucide-react';
import { dhakaDay } from '#i18n/times.ts';
import { useWords, type PageWords } from '#web/platform/language.tsx';
import type { SeenPost } from './detail-data.ts';

type Fact = readonly [icon: LucideIcon, label: string, value: string];

/** A fact, or nothing where the seller left it out. */
const given = <T,>(icon: LucideIcon, label: string, value: T | null | undefined, write: (value: T) => string): Fact[] =>
  value === null || value === undefined ? [] : [[icon, label, write(value)]];

function measures(post: SeenPost, { t, fmt }: PageWords): Fact[] {
  const { landSqft, landUnits, availableFloor, totalFloor } = post;
  const floor = (at: number): string => (totalFloor === null ? fmt.floor(at) : fmt.floorOf(at, totalFloor));
  return [
    ...given(BedDouble, t('detail.bedrooms'), post.bedrooms, fmt.number),
    ...given(Bath, t('detail.bathrooms'), post.bathrooms, fmt.number),
    ...given(Ruler, t('detail.size'), post.size, fmt.area),
    ...given(SquareStack, t('detail.land'), landSqft, (sqft) => (landUnits ? fmt.land(sqft, landUnits) : fmt.area(sqft))),
    ...given(Sprout, t('detail.landCategory'), post.landCategory, (value) => t(`enums.landCategory_${value}`)),
    ...given(Layers, t('detail.floor'), availableFloor, floor),
    ...given(Layers, t('detail.totalFloor'), availableFloor === null ? totalFloor : null, fmt.number),
  ];
}

/** What tenants ask first. */
function toRent(post: SeenPost, { t, fmt, now }: PageWords): Fact[] {
  const tenants = post.tenants.map((tenant) => t(`enums.tenant_${tenant}`));
  const day = (from: string): string => (from <= dhakaDay(now) ? t('posts.freeNow') : fmt.date(from));
  const months = (count: number): string => (count === 0 ? t('detail.advanceNone') : t('detail.advanceMonths', { count }));
  return [
    ...given(Users, t('detail.tenants'), tenants.length === 0 ? null : tenants, (list) => fmt.list(list)),
    ...given(CalendarCheck, t('detail.availableFrom'), post.availableFrom, day),
    ...given(Wallet, t('detail.advance'), post.advanceMonths, months),
    ...given(ReceiptText, t('detail.serviceCharge'), post.serviceCharge, (sum) =>
      sum === 0 ? t('detail.serviceChargeNone') : `${fmt.takaExact(sum)}${t('posts.perMonth')}`,
    ),
  ];
}

function state({ constructionStatus, condition }: SeenPost, { t }: PageWords): string | null {
  const parts = [constructionStatus && t(`enums.constructionStatus_${constructionStatus}`), condition && t(`enums.condition_${condition}`)].filter(
    (part) => part !== null,
  );
  // Lower case for the second of two joined labels.
  return parts.length > 0 ? parts.map((part, index) => (index === 0 ? part : part.toLowerCase())).join(', ') : null;
}

function qualities(post: SeenPost, words: PageWords): Fact[] {
  const { t, fmt } = words;
  return [
    ...given(Compass, t('detail.facing'), post.facing, (value) => t(`enums.facing_${value}`)),
    ...given(Sofa, t('detail.furnishing'), post.furnishing, (value) => t(`enums.furnishing_${value}`)),
    ...given(Car, t('detail.garages'), post.garages, fmt.number),
    ...given(CircleCheckBig, t('detail.condition'), state(post, words), (value) => value),
    ...given(Fence, t('detail.balconies'), post.balconies, fmt.number),
    ...given(Tv, t('detail.drawingRooms'), post.drawingRooms, fmt.number),
    ...given(DoorOpen, t('detail.totalRooms'), post.totalRooms, fmt.number),
    ...given(ArrowUpDown, t('detail.lift'), post.lift, (value) => t(value ? 'detail.liftYes' : 'detail.liftNo')),
    ...given(LayoutGrid, t('detail.totalUnit'), post.totalUnit, fmt.number),
    // Breaks behind the slash of "Apartment/Flats" rather than within a word.
    ...given(Building2, t('detail.propertyType'), post.propertyType, (value) => t(`enums.propertyType_${value}`).replace('/', '/\u200b')),
    ...given(House, t('detail.seller'), post.postedBy, (value) => t(`enums.postedBy_${value}`)),
  ];
}

/** Every fact that was given, the deciding ones first. The cells of the last row share its whole width. */
export function KeyFacts({ post }: { post: SeenPost }) {
  const words = useWords();
  const facts = [...toRent(post, words), ...measures(post, words), ...qualities(post, words)];
  return (
    <section>
      <h2 className="m-0 mb-3 lg:mb-4">{words.t('detail.glance')}</h2>
      <dl className="m-0 flex flex-wrap overflow-hidden rounded-card border border-line bg-card">
        {facts.map(([Icon, label, value]) => (
          <div
            key={label}
            className="relative -mr-px -mb-px flex min-w-0 grow basis-36 sm:basis-44 flex-col justify-center lg:basis-[24%] border-r border-b border-line py-3 pr-2 pl-12 lg:pl-13"
          >
            <dt className="text-caption leading-normal text-muted">
              <Icon aria-hidden="true" className="absolute top-1/2 left-3 size-5.5 -translate-y-1/2 text-primary lg:left-4" />
              {label}
            </dt>
            <dd className="m-0 leading-normal font-semibold wrap-break-word">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
