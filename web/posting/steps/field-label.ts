// What the form calls a field. Apart from the answers: the first load names faulty fields, and needs no catalogue of areas for it.
import type { Key } from '#i18n/message.ts';
import type { PageWords } from '#web/platform/language.tsx';
import type { PostField } from '#web/posting/post-form.ts';

const keys: Partial<Record<PostField, Key>> = {
  division: 'areas.division',
  district: 'areas.district',
  subDistrict: 'areas.subDistrict',
  images: 'posting.photosTitle',
  plan: 'posting.planTitle',
};

export const labelOf = (field: PostField, { t }: PageWords): string => t.dynamic(keys[field] ?? (`posting.${field}` as Key));
