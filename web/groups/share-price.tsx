import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords, type PageWords } from '#web/platform/language.tsx';
import type { SeenOffer } from './group-data.ts';

type Instalment = SeenOffer['instalments'][number];

const colours = { land: 'bg-clay', construction: 'bg-primary', approval: 'bg-gold' } as const;
const lakh = 100_000;

/** What a share pays for, as parts of one bar. */
function SplitBar({ offer }: { offer: SeenOffer }) {
  const { t, fmt } = useWords();
  const parts = (['land', 'construction', 'approval'] as const).filter((part) => offer.price[part] > 0);
  return (
    <>
      <span aria-hidden="true" className="mt-3 flex h-2.5 gap-0.5 overflow-hidden rounded-full">
        {parts.map((part) => (
          <span key={part} style={{ flexGrow: offer.price[part] }} className={`basis-1 ${colours[part]}`} />
        ))}
      </span>
      <ul className="mt-2 mb-0 flex list-none flex-wrap justify-between gap-x-4 gap-y-1 p-0 text-small">
        {parts.map((part) => (
          <li key={part} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-xs ${colours[part]}`} />
            {t(`groups.part_${part}`, { amount: fmt.amount(offer.price[part]) })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What each instalment of a part is; instalments may differ by a taka. */
function eachOf({ t, fmt }: PageWords, instalments: readonly Instalment[]): string {
  const [first, last] = [instalments[0]?.amount ?? 0, instalments.at(-1)?.amount ?? 0];
  return first === last ? fmt.takaExact(first) : t('groups.about', { amount: fmt.takaExact(first) });
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5 first:border-0">
      <dt className="text-muted">{label}</dt>
      <dd className="m-0 text-right font-semibold">{children}</dd>
    </div>
  );
}

const monthsLater = (month: string, count: number): string => {
  const [year = 0, from = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, from - 1 + count, 15)).toISOString().slice(0, 7);
};

/** About when an instalment is due; undefined where nothing says so. */
function whenOf({ t, fmt }: PageWords, { part }: Instalment, nth: number, start: string | null): string | undefined {
  if (part === 'booking') return t('groups.whenJoining');
  if (part === 'land') return t('groups.monthsAfter', { count: nth + 1 });
  return start ? fmt.monthYear(monthsLater(start, nth)) : undefined;
}

interface Payment extends Instalment {
  /** The how many-th of its part, from 0. */
  nth: number;
  /** What is paid with it and before. */
  paid: number;
}

const paymentsOf = (instalments: readonly Instalment[]): Payment[] =>
  instalments.map((instalment, at) => {
    const before = instalments.slice(0, at);
    const paid = before.reduce((sum, { amount }) => sum + amount, instalment.amount);
    return { ...instalment, nth: before.filter(({ part }) => part === instalment.part).length, paid };
  });

/** Every payment with what is paid by then. */
function Calendar({ offer }: { offer: SeenOffer }) {
  const words = useWords();
  const { t, fmt } = words;
  const rows = paymentsOf(offer.instalments).map((payment) => ({ ...payment, when: whenOf(words, payment, payment.nth, offer.constructionStart) }));
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-small [&_td]:border-t [&_td]:border-line [&_td]:py-1.5 [&_td]:pr-2 [&_td:last-child]:pr-0 [&_th]:py-1.5 [&_th]:pr-2 [&_th]:text-left [&_th]:font-normal [&_th]:text-muted">
        <thead>
          <tr>
            <th scope="col">{t('groups.instalmentPart')}</th>
            <th scope="col">{t('groups.instalmentWhen')}</th>
            <th scope="col" className="!text-right">
              {t('groups.instalmentAmount')}
            </th>
            <th scope="col" className="!pr-0 !text-right">
              {t('groups.instalmentTotal')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, part, amount, paid, when }) => (
            <tr key={number}>
              <td>{t(`groups.pays_${part}`)}</td>
              <td>{when ?? '–'}</td>
              <td className="text-right whitespace-nowrap">{fmt.takaExact(amount)}</td>
              <td className="text-right whitespace-nowrap text-muted">{fmt.takaExact(paid)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 mb-0 text-small text-muted">{t('groups.calendarNote')}</p>
    </div>
  );
}

/** What a share costs, what it pays for, and how it is paid: rows that add up to the price. */
export function SharePrice({ offer }: { offer: SeenOffer }) {
  const words = useWords();
  const { t, fmt, lng } = words;
  const land = offer.instalments.filter(({ part }) => part === 'land');
  const build = offer.instalments.filter(({ part }) => part === 'construction');
  return (
    <section aria-label={t('groups.priceTitle')} className="rounded-card border border-line bg-card p-4 lg:p-6">
      <p className="m-0 text-small text-muted">{t('groups.perShareAbout')}</p>
      <p title={fmt.takaExact(offer.sharePrice)} className="m-0 font-display text-price-lg leading-[1.3]">
        {fmt.taka(offer.sharePrice)}
        {lng === 'bn' && offer.sharePrice >= lakh ? <span className="text-lead text-muted lg:text-heading"> {t('detail.taka')}</span> : null}
      </p>
      <SplitBar offer={offer} />
      {offer.stage === 'closed' ? null : (
        <a
          href="#interest"
          className="mt-4 hidden min-h-12 items-center justify-center rounded-control border border-control bg-card px-5 text-ui font-semibold text-ink no-underline hover:border-primary lg:flex print:hidden"
        >
          {t('groups.send')}
        </a>
      )}
      <dl className="mt-3 mb-0 text-ui">
        {offer.booking > 0 ? <Line label={t('groups.booking')}>{fmt.takaExact(offer.booking)}</Line> : null}
        {land.length > 0 ? <Line label={t('groups.landInstalments')}>{t('groups.times', { count: land.length, amount: eachOf(words, land) })}</Line> : null}
        {build.length > 0 ? (
          <Line label={t('groups.buildInstalments')}>{t('groups.months', { count: build.length, amount: eachOf(words, build) })}</Line>
        ) : null}
        <Line label={t('groups.sum')}>{fmt.takaExact(offer.sharePrice)}</Line>
      </dl>
      <details className="group/calendar">
        <summary className="control inline-flex min-h-12 cursor-pointer list-none items-center gap-1 rounded-control text-ui font-semibold text-link [&::-webkit-details-marker]:hidden">
          {t('groups.calendar')}
          <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open/calendar:rotate-90" />
        </summary>
        <Calendar offer={offer} />
      </details>
    </section>
  );
}
