// A title made of the answers, for people who do not know what to write.
import type { LandUnit, PostType, PropertyType } from '#contracts/enums.ts';
import { landSqft } from '#contracts/posts/post-rules.ts';
import type { Named } from '#contracts/values.ts';
import type { Language } from '#i18n/language.ts';
import { postTitle } from '#i18n/post-titles.ts';
import { numberOf } from '#web/forms/number-text.ts';
import { isAsked, type PostForm } from '#web/posting/post-form.ts';

/** The suggested title in a language; undefined until type and area are known. */
export function suggestedTitle(type: PostType, form: PostForm, area: Named | undefined, lng: Language): string | undefined {
  if (form.propertyType === '') return undefined;
  const asked = (field: 'bedrooms' | 'size' | 'landSize'): number | undefined => (isAsked(type, form.propertyType, field) ? numberOf(form[field]) : undefined);
  const [land, unit] = [asked('landSize'), form.landUnits as LandUnit];
  return postTitle(lng, {
    type,
    kind: form.propertyType as PropertyType,
    area,
    bedrooms: asked('bedrooms'),
    sizeSqft: asked('size'),
    land: land ? { sqft: landSqft(land, unit), unit } : undefined,
  });
}
