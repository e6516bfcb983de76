import { useFormContext } from 'react-hook-form';
import { landUnits, type LandUnit } from '#contracts/enums.ts';
import { landRateOf } from './land-rates.ts';
import { readNumber, type Read } from '#web/forms/number-text.ts';
import { useNumberText } from '#web/forms/use-number-input.ts';
import { useWords } from '#web/platform/language.tsx';
import { usePostField } from '#web/posting/fields.tsx';
import type { PostForm } from '#web/posting/post-form.ts';
import { Select } from '#web/ui/controls.tsx';

function readPrice(text: string): Read {
  const said = landRateOf(text);
  return said ? { value: String(said.rate), unit: said.unit } : readNumber('money', text);
}

/** The price of land in its box: of the whole, or of each unit, in which case the total follows. A unit that is typed along is taken over. */
export function useLandPrice() {
  const { getValues } = useFormContext<PostForm>();
  const [unit, rate, price] = [usePostField('landRateUnit'), usePostField('landRate'), usePostField('price')];
  const byUnit = unit.value !== '';
  const set = (value: string): void => (getValues('landRateUnit') === '' ? price : rate).set(value);
  const number = useNumberText(
    { ...price, value: byUnit ? rate.value : price.value, set },
    { name: 'price', kind: 'money', read: readPrice, onUnit: unit.set },
  );
  const choose = (next: string): void => {
    // The total stays when its unit goes; a number that was typed before its unit is the rate.
    if (next !== '' && !byUnit) rate.set(price.value);
    unit.set(next);
    if (next === '') rate.set('');
  };
  return { ...number, byUnit, unit: unit.value as LandUnit | '', choose };
}

/** Beside the amount: of the whole, or of each unit. */
export function PriceUnitSelect({ unit, onChoose }: { unit: LandUnit | ''; onChoose: (unit: string) => void }) {
  const { t } = useWords();
  return (
    <Select
      name="landRateUnit"
      aria-label={t('posting.landRateUnit')}
      value={unit}
      onChange={(event) => onChoose(event.target.value)}
      className="[&>select]:h-16"
    >
      <option value="">{t('posting.landRateTotal')}</option>
      {landUnits.map((one) => (
        <option key={one} value={one}>
          {t('posting.landRatePer', { unit: t(`enums.landUnit_${one}`) })}
        </option>
      ))}
    </Select>
  );
}
