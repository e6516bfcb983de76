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
import type { PostFieldName } from '#contracts/posts/post-fields.ts';
import type { Key } from '#i18n/message.ts';
import { dhakaDay } from '#i18n/times.ts';
import { fieldText } from '#web/listings/field-words.ts';
import { useWords, type PageWords } from '#web/platform/language.tsx';
import type { SeenPost } from './detail-data.ts';

type Fact = readonly [icon: LucideIcon, label: string, value: string];
type Say = (post: SeenPost, words: PageWords) => Fact[];

/** Those that have a name, of which more than one kind of page shows something. */
type Named = PostFieldName & (Key extends infer K ? (K extends `fields.${infer F}` ? F : never) : never);

/** A fact, or nothing where the seller left it out. */
const said =
  <F extends Named>(icon: LucideIcon, field: F, value: (post: SeenPost, words: PageWords) => string | null): Say =>
  (post, words) => {
    const text = value(post, words);
    return text === null ? [] : [[icon, words.t(`fields.${field}`), text]];
  };

/** A field whose answer says enough by itself. */
const plain = (icon: LucideIcon, field: Exclude<Named, 'landSize' | 'floorPlan'>): Say =>
  said(icon, field, (post, words) => {
    const value = post[field];
    return value === null || value === undefined ? null : fieldText(words, field, value);
  });

function stateOf({ constructionStatus, condition }: SeenPost, { t }: PageWords): string | null {
  const parts = [constructionStatus && t(`enums.constructionStatus_${constructionStatus}`), condition && t(`enums.condition_${condition}`)].filter(
    (part) => part !== null,
  );
  // Lower case for the second of two joined labels.
  return parts.length > 0 ? parts.map((part, index) => (index === 0 ? part : part.toLowerCase())).join(', ') : null;
}

/** What tenants ask first. */
const toRent = {
  tenants: said(Users, 'tenants', ({ tenants }, words) => (tenants.length === 0 ? null : fieldText(words, 'tenants', tenants))),
  availableFrom: said(CalendarCheck, 'availableFrom', ({ availableFrom: day }, { t, fmt, now }) => {
    if (day === null) return null;
    return day <= dhakaDay(now) ? t('posts.freeNow') : fmt.date(day);
  }),
  advanceMonths: said(Wallet, 'advanceMonths', ({ advanceMonths: count }, { t }) => {
    if (count === null) return null;
    return count === 0 ? t('detail.advanceNone') : t('detail.advanceMonths', { count });
  }),
  serviceCharge: said(ReceiptText, 'serviceCharge', ({ serviceCharge: sum }, { t, fmt }) => {
    if (sum === null) return null;
    return sum === 0 ? t('detail.serviceChargeNone') : `${fmt.takaExact(sum)}${t('posts.perMonth')}`;
  }),
};

const measures = {
  bedrooms: plain(BedDouble, 'bedrooms'),
  bathrooms: plain(Bath, 'bathrooms'),
  size: plain(Ruler, 'size'),
  landSize: said(SquareStack, 'landSize', ({ landSqft, landUnits }, { fmt }) =>
    landSqft === null ? null : landUnits ? fmt.land(landSqft, landUnits) : fmt.area(landSqft),
  ),
  landCategory: plain(Sprout, 'landCategory'),
  availableFloor: said(Layers, 'availableFloor', ({ availableFloor: at, totalFloor }, { fmt }) =>
    at === null ? null : totalFloor === null ? fmt.floor(at) : fmt.floorOf(at, totalFloor),
  ),
  // Beside the floor it is part of that.
  totalFloor: said(Layers, 'totalFloor', ({ availableFloor, totalFloor }, { fmt }) =>
    availableFloor !== null || totalFloor === null ? null : fmt.number(totalFloor),
  ),
};

const postedBy = plain(House, 'postedBy');

/** How each field is said, in the order of the page; null where another part of the page says it. */
const facts: Record<PostFieldName, Say | null> = {
  ...toRent,
  ...measures,
  facing: plain(Compass, 'facing'),
  furnishing: plain(Sofa, 'furnishing'),
  garages: plain(Car, 'garages'),
  condition: said(CircleCheckBig, 'condition', stateOf),
  balconies: plain(Fence, 'balconies'),
  drawingRooms: plain(Tv, 'drawingRooms'),
  totalRooms: plain(DoorOpen, 'totalRooms'),
  lift: said(ArrowUpDown, 'lift', ({ lift }, { t }) => (lift === null ? null : t(lift ? 'detail.liftYes' : 'detail.liftNo'))),
  totalUnit: plain(LayoutGrid, 'totalUnit'),
  // Breaks behind the slash of "Apartment/Flats" rather than within a word.
  propertyType: said(Building2, 'propertyType', ({ propertyType }, { t }) => t(`enums.propertyType_${propertyType}`).replace('/', '/\u200b')),
  postedBy: null,
  constructionStatus: null,
  landUnits: null,
  division: null,
  district: null,
  subDistrict: null,
  locality: null,
  street: null,
  house: null,
  postCode: null,
  lat: null,
  lng: null,
  price: null,
  priceUnits: null,
  postTitle: null,
  description: null,
  facilities: null,
  floorPlan: null,
  primaryContact: null,
  secondaryContact: null,
  plan: null,
};

/** Every fact that was given, the deciding ones first. The cells of the last row share its whole width. */
export function KeyFacts({ post }: { post: SeenPost }) {
  const words = useWords();
  const said = Object.values(facts).flatMap((say) => say?.(post, words) ?? []);
  // Who posted it is said beside the number too: here only where another fact would stand alone on a phone.
  const given = said.length % 2 === 0 ? said : [...said, ...postedBy(post, words)];
  return (
    <section>
      <h2 className="m-0 mb-3 lg:mb-4">{words.t('detail.glance')}</h2>
      <dl className="m-0 flex flex-wrap overflow-hidden rounded-card border border-line bg-card">
        {given.map(([Icon, label, value]) => (
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
