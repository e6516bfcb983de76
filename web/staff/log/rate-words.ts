// The rates of registration and loans as the log names them: by the words of the settings in which admins change them.
import { feeNames, largeFlatSqft } from '#contracts/posts/buying-costs.ts';
import type { PageWords } from '#web/platform/language.tsx';

const settingsNames = ['deed', 'rate', 'rateFrom', 'rateTo', 'sharePercent', 'takaMax', 'yearsMax', 'asOf', 'source'] as const;

/** The name of a set of rates or of one rate; undefined where it is none. A set has parts and may be called as one of its rates is. */
export function rateField({ t, fmt }: PageWords, name: string, isSet: boolean): string | undefined {
  if (isSet && name === 'registration') return t('staffSettings.ratesRegistration');
  if (isSet && name === 'loan') return t('staffSettings.ratesLoan');
  if (name === 'vatLarge') return t('staffSettings.rate_vatLarge', { size: fmt.number(largeFlatSqft) });
  const fee = feeNames.find((one) => one === name);
  if (fee) return t(`buyingCosts.fee_${fee}`);
  const known = settingsNames.find((one) => one === name);
  return known && t(`staffSettings.rate_${known}`);
}
