import type { AreaRate, RateQuery, SoldTimes } from '#contracts/posts/usual-rate.ts';
import type { PostType, PropertyType } from '#contracts/enums.ts';
import type { Language } from '#i18n/language.ts';
import { sendByFetch } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { useRead } from '#web/platform/calls/use-read.ts';
import type { PostForm } from '#web/posting/post-form.ts';
import type { AreaPrices } from './area-rate-call.ts';

let kept: { key: string; prices: Promise<AreaPrices | null> } | undefined;

/** The prices of the place that was asked for last are kept; a failed call is no reason to disturb anyone. */
function loadAreaPrices(lng: Language, wanted: RateQuery): Promise<AreaPrices | null> {
  const key = JSON.stringify(wanted);
  if (kept?.key !== key) {
    const prices = import('./area-rate-call.ts').then(({ fetchAreaPrices }) => fetchAreaPrices({ send: sendByFetch, lng }, wanted));
    kept = { key, prices: prices.catch(() => ((kept = undefined), null)) };
  }
  return kept.prices;
}

type Asked = Pick<PostForm, 'propertyType' | 'district' | 'subDistrict' | 'locality'>;

function useAreaPrices(type: PostType, { propertyType, district, subDistrict, locality }: Asked): AreaPrices | null | undefined {
  const { lng } = useWords();
  const isAsked = propertyType !== '' && subDistrict !== '';
  const { value } = useRead(isAsked ? [lng, type, propertyType, district, subDistrict, locality].join() : undefined, () =>
    loadAreaPrices(lng, { type, propertyType: propertyType as PropertyType, district, subDistrict, ...(locality ? { locality } : {}) }),
  );
  return value;
}

/** What posts like this one ask around there; undefined until it is known, and where too few are. */
export const useAreaRate = (type: PostType, asked: Asked): AreaRate | undefined => useAreaPrices(type, asked)?.rate ?? undefined;

/** How soon posts like this one were sold or let around there; undefined until it is known, and where too few were. */
export const useSoldTimes = (type: PostType, asked: Asked): SoldTimes | undefined => useAreaPrices(type, asked)?.sold ?? undefined;
