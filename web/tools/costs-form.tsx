import { feeNames, largeFlatSqft, type FeeName, type RateSet } from '#contracts/posts/buying-costs.ts';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { groupedNumber } from '#web/forms/number-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { Segments } from '#web/ui/controls.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { boughtKinds, costsPath } from './paths.ts';
import { byItself, feesPercent, feeTaka, percentMax, yearsMax, type CostBox, type CostsRead } from './read-costs.ts';
import { RatesSource, termsSaid } from './rates-source.tsx';
import { ToolBox } from './tool-box.tsx';
import { ToolForm } from './tool-form.tsx';
import type { Typed } from './use-typed.ts';

interface CostsFormProps {
  typed: Typed<CostBox>;
  read: CostsRead;
  /** The sets of rates that are older than a year. */
  outdated: readonly RateSet[];
}

type PartProps = Omit<CostsFormProps, 'outdated'>;

function Bought({ typed, read }: PartProps) {
  const { t, fmt } = useWords();
  const { price, kind, faults } = read;
  return (
    <>
      <div>
        <p aria-hidden="true" className="m-0 mb-1.5 text-ui font-semibold">
          {t('buyingCosts.kind')}
        </p>
        <Segments
          legend={t('buyingCosts.kind')}
          name="kind"
          value={kind}
          options={boughtKinds.map((value) => ({ value, label: t(`buyingCosts.kind_${value}`) }))}
          onChange={(value) => typed.set({ kind: value })}
        />
      </div>
      <ToolBox
        name="price"
        label={t('buyingCosts.price')}
        text={typed.text('price')}
        onType={(text) => typed.set({ price: text })}
        hint={t('buyingCosts.priceHint')}
        said={price === undefined ? undefined : `= ${fmt.takaExact(price)} · ${fmt.taka(price)}`}
        error={faults.has('price') ? t('errors.field_amount') : undefined}
      />
      {kind === 'flat' ? (
        <ToolBox
          name="size"
          label={t('buyingCosts.size')}
          text={typed.text('size')}
          onType={(text) => typed.set({ size: text })}
          suffix={t('buyingCosts.sqft')}
          error={faults.has('size') ? t('errors.field_number') : undefined}
        />
      ) : null}
    </>
  );
}

/** A rate with who pays it by law and by custom, and what it comes to. */
function Fee({ name, typed, read }: PartProps & { name: FeeName }) {
  const { t, fmt } = useWords();
  const { price, rates, faults, usual } = read;
  const { vat, vatLarge } = usual.registration;
  const said = { size: fmt.number(largeFlatSqft), small: fmt.percent(vat / 100), large: fmt.percent(vatLarge / 100) };
  const text = typed.text(name);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_104px] gap-x-4 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0">
        <p className="m-0 flex flex-wrap items-center gap-x-2 text-ui font-semibold">
          {t(`buyingCosts.fee_${name}`)} <Tag tone="green">{t('tools.law')}</Tag>
        </p>
        <p className="m-0 text-small text-muted">{name === 'vat' ? t('buyingCosts.fee_vat_text', said) : t(`buyingCosts.fee_${name}_text`)}</p>
      </div>
      <div>
        <ToolBox
          name={name}
          label={<span className="sr-only">{t(`buyingCosts.fee_${name}`)}</span>}
          text={text === byItself ? groupedNumber(fmt, String(rates[name])) : text}
          onType={(value) => typed.set({ [name]: value })}
          suffix={t('buyingCosts.percent')}
          error={faults.has(name) ? t('buyingCosts.percentUnread', { max: fmt.number(percentMax.fee) }) : undefined}
          decimal
          className="[&_input]:pr-9 [&>label]:mb-0"
        />
        {price === undefined ? null : <p className="mt-1 mb-0 text-right text-small font-semibold">{fmt.takaExact(feeTaka(price, rates[name]))}</p>}
      </div>
    </li>
  );
}

function Rates({ typed, read, outdated }: CostsFormProps) {
  const { t, fmt } = useWords();
  const names = feeNames.filter((name) => name !== 'vat' || read.kind === 'flat');
  const isFaulty = ['deed' as const, ...names].some((name) => read.faults.has(name));
  return (
    <details open={isFaulty} className="group border-t border-line pt-2">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-control [&::-webkit-details-marker]:hidden">
        <h2 className="m-0 min-w-0 flex-1 !text-h3">{t('buyingCosts.ratesTitle')}</h2>
        <span className="text-ui font-semibold whitespace-nowrap">{fmt.percent(feesPercent(read.rates) / 100)}</span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-primary group-open:rotate-180" />
      </summary>
      <p className="mt-0.5 mb-0 text-small text-muted">{t('buyingCosts.ratesLead')}</p>
      <ul className="mt-2 mb-0 list-none p-0">
        {names.map((name) => (
          <Fee key={name} name={name} typed={typed} read={read} />
        ))}
      </ul>
      <div className="border-t border-line pt-3">
        <ToolBox
          name="deed"
          label={
            <>
              {t('buyingCosts.deed')} <Tag tone="gold">{t('tools.custom')}</Tag>
            </>
          }
          text={typed.text('deed')}
          onType={(text) => typed.set({ deed: text })}
          hint={t('buyingCosts.deedText')}
          said={`= ${fmt.takaExact(read.deed)}`}
          error={read.faults.has('deed') ? t('errors.field_amount') : undefined}
        />
      </div>
      <RatesSource set="registration" usual={read.usual} outdated={outdated} />
    </details>
  );
}

interface SlidingProps {
  name: 'own' | 'rate' | 'years';
  typed: Typed<CostBox>;
  value: number;
  min: number;
  max: number;
  step: number;
  suffix: string;
  said?: string | undefined;
  error: string | undefined;
}

/** A box with a slider of the same number, for anyone who has no use for a keyboard. */
function Sliding({ name, typed, value, suffix, said, error, ...range }: SlidingProps) {
  const { t, fmt } = useWords();
  const label = t(`buyingCosts.${name}`);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <ToolBox
        name={name}
        label={label}
        text={typed.text(name)}
        onType={(text) => typed.set({ [name]: text })}
        suffix={suffix}
        said={said}
        error={error}
        decimal={name !== 'years'}
        className="sm:col-span-1"
      />
      <input
        type="range"
        aria-label={label}
        aria-valuetext={`${fmt.short(value)} ${suffix}`}
        {...range}
        value={value}
        onChange={(event) => typed.set({ [name]: groupedNumber(fmt, event.target.value) })}
        className="h-12 w-full cursor-pointer self-start accent-primary noscript:hidden sm:mt-8"
      />
    </div>
  );
}

function LoanBoxes({ typed, read, outdated }: CostsFormProps) {
  const { t, fmt } = useWords();
  const { usual, loan, ownPercent, rate, years, rent, faults } = read;
  const percentFault = (name: 'own' | 'rate'): string | undefined =>
    faults.has(name) ? t('buyingCosts.percentUnread', { max: fmt.number(percentMax[name]) }) : undefined;
  return (
    <section aria-labelledby="loan-title" className="flex flex-col gap-4">
      <h2 id="loan-title" className="m-0 !text-h3">
        {t('buyingCosts.loanTitle')}
      </h2>
      <Sliding
        name="own"
        typed={typed}
        value={ownPercent}
        min={0}
        max={100}
        step={5}
        suffix={t('buyingCosts.percent')}
        said={loan ? t('buyingCosts.ownSaid', { taka: fmt.taka(loan.own) }) : undefined}
        error={percentFault('own')}
      />
      <Sliding name="rate" typed={typed} value={rate} min={0} max={20} step={0.25} suffix={t('buyingCosts.percent')} error={percentFault('rate')} />
      <Sliding
        name="years"
        typed={typed}
        value={years}
        min={1}
        max={usual.loan.yearsMax}
        step={1}
        suffix={t('buyingCosts.yearsUnit')}
        error={faults.has('years') ? t('buyingCosts.percentUnread', { max: fmt.number(yearsMax) }) : undefined}
      />
      <ToolBox
        name="rent"
        label={t('buyingCosts.rent')}
        note={t('tools.optional')}
        text={typed.text('rent')}
        onType={(text) => typed.set({ rent: text })}
        hint={t('buyingCosts.rentHint')}
        said={rent === undefined ? undefined : `= ${fmt.takaExact(rent)}`}
        error={faults.has('rent') ? t('errors.field_amount') : undefined}
      />
      <p className="m-0 text-small text-muted">{t('buyingCosts.loanTerms', termsSaid(fmt, usual.loan))}</p>
      <RatesSource set="loan" usual={usual} outdated={outdated} />
    </section>
  );
}

/** What is bought, then the answer, and below it the assumptions: about the costs and about the loan. Each can be changed. */
export function CostsForm({ typed, read, outdated, children }: CostsFormProps & { children: ReactNode }) {
  const { t } = useWords();
  return (
    <ToolForm
      path={costsPath}
      title={t('buyingCosts.formTitle')}
      answer="answer"
      between={children}
      others={
        <>
          <LoanBoxes typed={typed} read={read} outdated={outdated} />
          <Rates typed={typed} read={read} outdated={outdated} />
        </>
      }
    >
      <Bought typed={typed} read={read} />
    </ToolForm>
  );
}
