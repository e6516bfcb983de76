import type { AreaRate, RateQuery } from '#contracts/posts/usual-rate.ts';
import type { PostType, PropertyType } from '#contracts/enums.ts';
import type { Language } from '#i18n/language.ts';
import { sendByFetch } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { useRead } from '#web/platform/calls/use-read.ts';
import type { PostForm } from '#web/posting/post-form.ts';

let kept: { key: string; rate: Promise<AreaRate | null> } | undefined;

/** The rate of the place that was asked for last is kept; a failed call is no reason to disturb anyone. */
function loadAreaRate(lng: Language, wanted: RateQuery): Promise<AreaRate | null> {
  const key = JSON.stringify(wanted);
  if (kept?.key !== key) {
    const rate = import('./area-rate-call.ts').then(({ fetchAreaRate }) => fetchAreaRate({ send: sendByFetch, lng }, wanted));
    kept = { key, rate: rate.catch(() => ((kept = undefined), null)) };
  }
  return kept.rate;
}

/** What posts like this one ask around there; undefined until it is known, and where too few are. */
export function useAreaRate(
  type: PostType,
  { propertyType, district, subDistrict, locality }: Pick<PostForm, 'propertyType' | 'district' | 'subDistrict' | 'locality'>,
): AreaRate | undefined {
  const { lng } = useWords();
  const isAsked = propertyType !== '' && subDistrict !== '';
  const { value } = useRead(isAsked ? [lng, type, propertyType, district, subDistrict, locality].join() : undefined, () =>
    loadAreaRate(lng, { type, propertyType: propertyType as PropertyType, district, subDistrict, ...(locality ? { locality } : {}) }),
  );
  return value ?? undefined;
}
