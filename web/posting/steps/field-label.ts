// What the form calls a field. Apart from the answers: the first load names faulty fields, and needs no catalogue of areas for it.
import type { PageWords } from '#web/platform/language.tsx';
import type { PostField } from '#web/posting/post-form.ts';

const elsewhere = {
  division: 'areas.division',
  district: 'areas.district',
  subDistrict: 'areas.subDistrict',
  images: 'posting.photosTitle',
  plan: 'posting.planTitle',
} as const;
const isElsewhere = (field: PostField): field is keyof typeof elsewhere => field in elsewhere;

export const labelOf = (field: PostField, { t }: PageWords): string => t(isElsewhere(field) ? elsewhere[field] : `posting.${field}`);
