// What registration and loans cost at present, as admins keep it.
import { useLocation } from 'react-router';
import { feeNames, largeFlatSqft, type LoanTerms, type RateSet } from '#contracts/posts/buying-costs.ts';
import { listed } from '#contracts/listed.ts';
import { DateParts } from '#web/staff/kit/date-parts.tsx';
import { BothBoxes } from '#web/staff/kit/form-parts.tsx';
import { useWords } from '#web/platform/language.tsx';
import { RateBox } from './rate-box.tsx';
import { SettingsPart } from './settings-part.tsx';
import { RatesNote } from './settings-notes.tsx';

const loanNumbers = listed({
  rate: true,
  rateFrom: true,
  rateTo: true,
  sharePercent: true,
  takaMax: true,
  yearsMax: true,
  asOf: null,
  source: null,
} satisfies Record<keyof LoanTerms, true | null>);

function Dated({ set }: { set: RateSet }) {
  const { t } = useWords();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateParts name={`rates.${set}.asOf`} label={t('staffSettings.rate_asOf')} type="date" />
      </div>
      <BothBoxes name={`rates.${set}.source`} label={t('staffSettings.rate_source')} note={t('shell.optional')} />
    </>
  );
}

const boxes = 'grid items-end gap-4 min-[22.5rem]:grid-cols-2 lg:grid-cols-3';

/** What links to the rates finds them open. */
export function RatesFields() {
  const { hash } = useLocation();
  const { t, fmt } = useWords();
  return (
    <SettingsPart title={t('staffSettings.rates')} open={hash.startsWith('#rates')} note={<RatesNote />}>
      <p className="m-0 text-ui text-muted">{t('staffSettings.ratesHint')}</p>
      <h3 id="rates-registration" className="m-0 scroll-mt-24">
        {t('staffSettings.ratesRegistration')}
      </h3>
      <div className={boxes}>
        {feeNames.map((name) => (
          <RateBox key={name} name={`rates.registration.${name}`} label={t(`buyingCosts.fee_${name}`)} />
        ))}
        <RateBox name="rates.registration.vatLarge" label={t('staffSettings.rate_vatLarge', { size: fmt.number(largeFlatSqft) })} />
        <RateBox name="rates.registration.deed" label={t('staffSettings.rate_deed')} />
      </div>
      <Dated set="registration" />
      <h3 id="rates-loan" className="m-0 scroll-mt-24">
        {t('staffSettings.ratesLoan')}
      </h3>
      <div className={boxes}>
        {loanNumbers.map((name) => (
          <RateBox key={name} name={`rates.loan.${name}`} label={t(`staffSettings.rate_${name}`)} />
        ))}
      </div>
      <Dated set="loan" />
    </SettingsPart>
  );
}
