import { useWords } from '#web/platform/language.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SumRow } from '#web/ui/sum-row.tsx';
import { ownPercentOf } from '#contracts/posts/buying-costs.ts';
import { OwedChart } from './owed-chart.tsx';
import { termsSaid } from './rates-source.tsx';
import { feesPercent, type CostsRead, type Loan } from './read-costs.ts';

interface Part {
  name: string;
  taka: number;
  look: string;
}

/** What a sum is made of, as a bar and in words. */
function Split({ parts }: { parts: readonly Part[] }) {
  const { fmt } = useWords();
  const shown = parts.filter(({ taka }) => taka > 0);
  return (
    <>
      <div aria-hidden="true" className="mt-3 flex h-3 gap-0.5 overflow-hidden rounded-full">
        {shown.map(({ name, taka, look }) => (
          <span key={name} className={`min-w-1.5 ${look}`} style={{ flexGrow: taka, flexBasis: 0 }} />
        ))}
      </div>
      <ul className="mt-2 mb-0 flex list-none flex-wrap gap-x-5 gap-y-1 p-0 text-small">
        {shown.map(({ name, taka, look }) => (
          <li key={name} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-tag ${look}`} />
            {name} <b className="font-semibold">{fmt.taka(taka)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

const large = 'block font-display text-figure leading-tight text-primary wrap-anywhere lg:text-display';

function Total({ read, price, total }: { read: CostsRead; price: number; total: number }) {
  const { t, fmt } = useWords();
  const { fees, deed, rates } = read;
  return (
    <section aria-labelledby="total-title" className="rounded-card border border-line bg-card p-4 lg:p-6">
      <h2 id="total-title" className="m-0 !text-h3">
        {t('buyingCosts.total')}
      </h2>
      <output aria-live="polite" className="block">
        <span className={large}>{fmt.taka(total)}</span>
        <span className="block text-ui text-muted">{t('buyingCosts.totalLine', { price: fmt.taka(price), fees: fmt.taka(fees + deed) })}</span>
      </output>
      <Split
        parts={[
          { name: t('buyingCosts.partPrice'), taka: price, look: 'bg-primary' },
          { name: t('buyingCosts.partFees'), taka: fees, look: 'bg-clay' },
          { name: t('buyingCosts.partDeed'), taka: deed, look: 'bg-gold' },
        ]}
      />
      <dl className="m-0 mt-3 text-ui">
        <SumRow label={t('buyingCosts.partPrice')}>{fmt.takaExact(price)}</SumRow>
        <SumRow label={t('buyingCosts.feesPercent', { percent: fmt.percent(feesPercent(rates) / 100) })}>{fmt.takaExact(fees)}</SumRow>
        <SumRow label={t('buyingCosts.deed')}>{fmt.takaExact(deed)}</SumRow>
        <SumRow label={t('buyingCosts.sum')} total>
          {fmt.takaExact(total)}
        </SumRow>
      </dl>
    </section>
  );
}

/** What the instalment means beside the income and the rent, and where it leaves what banks usually do. */
function Remarks({ read, loan }: { read: CostsRead; loan: Loan }) {
  const { t, fmt } = useWords();
  const { rent, ownPercent, years } = read;
  const terms = read.usual.loan;
  const said = termsSaid(fmt, terms);
  const more = rent === undefined ? 0 : loan.monthly - rent;
  const warning = loan.isLarge
    ? t('buyingCosts.loanLarge', { max: said.max })
    : ownPercent < ownPercentOf(terms)
      ? t('buyingCosts.ownLow', { share: said.share, own: fmt.percent(ownPercentOf(terms) / 100) })
      : years > terms.yearsMax
        ? t('buyingCosts.yearsLong', { years: said.years })
        : undefined;
  return (
    <div className="mt-3 flex flex-col gap-2 text-ui">
      {rent === undefined ? null : (
        <p className="m-0 font-semibold">
          {more === 0 ? t('buyingCosts.rentSame') : t(more > 0 ? 'buyingCosts.rentLess' : 'buyingCosts.rentMore', { taka: fmt.takaExact(Math.abs(more)) })}
        </p>
      )}
      <p className="m-0 text-small text-muted">{t('buyingCosts.income', { taka: fmt.takaExact(loan.monthly * 2) })}</p>
      {warning ? <Notice tone="gold">{warning}</Notice> : null}
    </div>
  );
}

function Instalments({ read, loan }: { read: CostsRead; loan: Loan }) {
  const { t, fmt } = useWords();
  return (
    <section aria-labelledby="monthly-title" className="rounded-card border border-line bg-card p-4 lg:p-6">
      <h2 id="monthly-title" className="m-0 !text-h3">
        {t('buyingCosts.monthly')}
      </h2>
      {loan.taka === 0 ? (
        <p className="m-0 mt-1">{t('buyingCosts.noLoan')}</p>
      ) : (
        <>
          <output aria-live="polite" className="block">
            <span className={large}>{fmt.takaExact(loan.monthly)}</span>
            <span className="block text-ui text-muted">
              {t('buyingCosts.monthlyLine', { loan: fmt.taka(loan.taka), years: loan.years, count: fmt.number(loan.months) })}
            </span>
          </output>
          <Split
            parts={[
              { name: t('buyingCosts.loan'), taka: loan.taka, look: 'bg-primary' },
              { name: t('buyingCosts.interest'), taka: loan.interest, look: 'bg-clay' },
            ]}
          />
          <Remarks read={read} loan={loan} />
          <OwedChart loan={loan} />
        </>
      )}
      <dl className="m-0 mt-3 text-ui">
        {loan.taka === 0 ? null : <SumRow label={t('buyingCosts.repaid')}>{fmt.takaExact(loan.repaid)}</SumRow>}
        <SumRow
          total
          label={
            <>
              {t('buyingCosts.cash')}
              <span className="block text-small font-normal text-muted">{t('buyingCosts.cashText')}</span>
            </>
          }
        >
          {fmt.taka(loan.own + read.fees + read.deed)}
        </SumRow>
      </dl>
    </section>
  );
}

/** What it costs in all, and a month. */
export function CostsAnswer({ read }: { read: CostsRead }) {
  const { t } = useWords();
  const { price, total, loan } = read;
  if (price === undefined || total === undefined || !loan) return <Notice tone="info">{t('buyingCosts.priceNone')}</Notice>;
  return (
    <>
      <Total read={read} price={price} total={total} />
      <Instalments read={read} loan={loan} />
    </>
  );
}
