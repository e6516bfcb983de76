import { useWatch } from 'react-hook-form';
import type { Condition, ConstructionStatus, LandCategory, LandUnit, PostedBy, PostType, PropertyType } from '#contracts/enums.ts';
import { landSqft } from '#contracts/posts/post-rules.ts';
import type { PostCard } from '#contracts/posts/posts.ts';
import { closestOf, findArea } from '#web/areas/area-tree.ts';
import { useAreas, type Areas } from '#web/areas/use-areas.ts';
import { useWords, type PageWords } from '#web/platform/language.tsx';
import { ListingCard } from '#web/cards/listing-card.tsx';
import { numberOf } from '#web/forms/number-text.ts';
import type { Photo } from '#web/posting/photos/photo-list.ts';
import { isAsked, type PostForm, type TextField } from './post-form.ts';
import { suggestedTitle } from '#web/posting/steps/title-words.ts';

const both = (text: string): { id: string; bn: string; en: string } => ({ id: '', bn: text, en: text });

function placeOf(areas: Areas, form: PostForm, { t }: PageWords): PostCard['place'] {
  const tree = areas.state === 'ready' ? areas.tree : undefined;
  return {
    division: (tree && findArea(tree, 'division', form.division)) ?? both(''),
    district: (tree && findArea(tree, 'district', form.district)) ?? both(form.district ? '…' : t('posting.previewDistrict')),
    subDistrict: (tree && closestOf(tree, form)) ?? both(form.subDistrict ? '…' : t('posting.previewArea')),
  };
}

/** The draft as a list would show it; what is not answered yet stays away or has a stand-in. */
function asCard(type: PostType, form: PostForm, photos: readonly Photo[], areas: Areas, words: PageWords): PostCard {
  const text = (field: TextField): string => (isAsked(type, form.propertyType, field) ? form[field] : '');
  const number = (field: TextField): number | null => numberOf(text(field)) ?? null;
  const place = placeOf(areas, form, words);
  const landSize = number('landSize');
  const landUnits = landSize === null ? null : (form.landUnits as LandUnit);
  const area = form.subDistrict === '' ? undefined : place.subDistrict;
  const perSqft = form.priceUnits === 'perSqft' && form.propertyType !== 'land';
  const ready = photos.filter((photo) => photo.url);
  return {
    PostID: 0,
    type,
    postTitle: form.postTitle.trim() || (suggestedTitle(type, form, area, words.lng) ?? words.t('posting.previewPost')),
    propertyType: (form.propertyType || 'apartment') as PropertyType,
    price: numberOf(type === 'rent' ? form.rentFee : form.price) ?? 0,
    previousPrice: null,
    point: null,
    hasFloorPlan: text('floorPlan') !== '',
    priceUnits: type === 'rent' ? 'perMonth' : perSqft ? 'perSqft' : 'total',
    size: number('size'),
    landSize,
    landUnits,
    landSqft: landSize === null || !landUnits ? null : landSqft(landSize, landUnits),
    landCategory: (text('landCategory') || null) as LandCategory | null,
    bedrooms: number('bedrooms'),
    bathrooms: number('bathrooms'),
    availableFloor: number('availableFloor'),
    condition: (text('condition') || null) as Condition | null,
    constructionStatus: (text('constructionStatus') || null) as ConstructionStatus | null,
    division: form.division,
    district: form.district,
    subDistrict: form.subDistrict,
    locality: null,
    place,
    street: form.street || null,
    postedBy: (form.postedBy || 'owner') as PostedBy,
    tenants: [],
    availableFrom: isAsked(type, form.propertyType, 'availableFrom') ? form.availableFrom || null : null,
    paid: false,
    state: 'pending',
    firstImageUrl: null,
    imageUrls: ready.length,
    images: ready.slice(0, 1).map(({ url = '', width, height }) => ({ src: url, srcset: '', w: width, h: height, blurhash: null })),
    postDate: words.now,
    lastUpdated: words.now,
  };
}

/** The card as others will see it, growing with the answers. A picture of it: nothing in it can be pressed. */
export function Preview({ type, photos }: { type: PostType; photos: readonly Photo[] }) {
  const words = useWords();
  const areas = useAreas();
  const form = useWatch<PostForm>() as PostForm;
  const { t } = words;
  const card = asCard(type, form, photos, areas, words);
  return (
    <section aria-labelledby="preview-title">
      <h2 id="preview-title" className="mt-0 mb-2 !font-text !text-ui !leading-normal !font-normal text-muted">
        {t(type === 'rent' ? 'posting.previewTitleRent' : 'posting.previewTitle')}
      </h2>
      <div inert>
        <ListingCard
          post={card}
          draft={{
            note: t('posting.previewNote'),
            ...(card.price > 0 ? {} : { price: t(type === 'rent' ? 'posting.previewNoRent' : 'posting.previewNoPrice') }),
          }}
        />
      </div>
    </section>
  );
}
