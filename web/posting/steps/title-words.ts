// A title made of the answers, for people who do not know what to write. Templates only.
import type { PostType, PropertyType } from '#contracts/enums.ts';
import { landSqft } from '#contracts/post-rules.ts';
import type { LandUnit } from '#contracts/enums.ts';
import type { PageWords } from '#web/platform/language.tsx';
import type { PostForm } from '#web/posting/post-form.ts';

/** "In" a place: Bengali puts it at the end of the name, after its last letter; English before. */
export function inPlace(lng: 'bn' | 'en', name: string): string {
  if (lng === 'en') return name;
  const last = name.normalize('NFC').at(-1) ?? '';
  if (last === 'া') return `${name}য়`;
  // Consonants, with or without a nukta, take a vowel sign; other vowels take তে; a digit or bracket a hyphen.
  if (/[\u0995-\u09b9\u09bc\u09dc-\u09df]/.test(last)) return `${name}ে`;
  return /[\u0980-\u09e3]/.test(last) ? `${name}তে` : `${name}-এ`;
}

/** Size and rooms, as far as they are known. */
function facts(form: PostForm, { fmt, t }: PageWords): string {
  const land = Number(form.landSize);
  if (form.propertyType === 'land') return land > 0 ? fmt.land(landSqft(land, form.landUnits as LandUnit), form.landUnits as LandUnit) : '';
  const size = Number(form.size);
  const ready = form.constructionStatus === 'ready' ? t('enums.constructionStatus_ready') : '';
  return [size > 0 ? fmt.area(size) : '', ready].filter(Boolean).join(' ');
}

/** The suggested title; undefined until type and area are known. */
export function suggestedTitle(type: PostType, form: PostForm, area: string | undefined, words: PageWords): string | undefined {
  if (form.propertyType === '' || !area) return undefined;
  const { t, lng } = words;
  const known = facts(form, words);
  const title = t('posting.suggestTitle', {
    area: inPlace(lng, area),
    facts: known ? `${known} ` : '',
    type: t(`posting.short_${form.propertyType as PropertyType}`),
    purpose: t(type === 'rent' ? 'posting.suggestRent' : 'posting.suggestSell'),
  });
  return title.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
