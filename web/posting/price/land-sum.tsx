import { useWatch } from 'react-hook-form';
import type { LandUnit } from '#contracts/enums.ts';
import { landSqft } from '#contracts/posts/post-rules.ts';
import { numberOf } from '#web/forms/number-text.ts';
import { useWords } from '#web/platform/language.tsx';
import type { PostForm } from '#web/posting/post-form.ts';
import { landTotal } from './land-total.ts';

/** What land that is priced by its unit comes to. Where the size is asked it says that the price follows. */
export function LandSum({ follows = false }: { follows?: boolean }) {
  const { t, fmt } = useWords();
  const form = useWatch<PostForm>() as PostForm;
  const total = numberOf(landTotal(form) ?? '');
  const rate = numberOf(form.landRate);
  const unit = form.landRateUnit as LandUnit;
  const asks = rate !== undefined && form.landRateUnit !== '' && form.propertyType === 'land';
  const sum =
    asks && total !== undefined
      ? t('posting.landSum', {
          rate: fmt.number(rate),
          land: fmt.land(landSqft(Number(form.landSize), form.landUnits as LandUnit), unit),
          total: fmt.taka(total),
        })
      : '';
  const text = !asks ? '' : sum === '' ? t('posting.askLandForTotal') : follows ? t('posting.landSumFollows', { sum }) : sum;
  return (
    <output aria-live="polite" className={text ? 'mt-1.5 block text-ui text-primary' : 'sr-only'}>
      {text}
    </output>
  );
}
