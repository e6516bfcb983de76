import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import type { ShareState } from '#contracts/offers/building-enums.ts';
import { languageOf } from '#i18n/detect.ts';
import { useWords } from '#web/platform/language.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { SeenOffer } from './group-data.ts';
import { ShareTile } from './share-tile.tsx';

type Share = SeenOffer['ledger'][number];

const states: readonly ShareState[] = ['confirmed', 'held', 'open'];
const tones = { confirmed: 'green', held: 'gold', open: 'plain' } as const;
const shortRows = 4;

/** The rows where the ledger stands now: from the last confirmed share before the first that is not. */
export function firstRows(ledger: readonly Share[]): readonly Share[] {
  const next = ledger.findIndex(({ state }) => state !== 'confirmed');
  const from = next < 0 ? ledger.length - shortRows : Math.min(next - 1, ledger.length - shortRows);
  return ledger.slice(Math.max(0, from)).slice(0, shortRows);
}

function Row({ share, more }: { share: Share; more: boolean }) {
  const { t, fmt } = useWords();
  const { number, state, occupation, since } = share;
  return (
    <tr className={more ? 'hidden [section:has(:checked)_&]:table-row print:table-row' : undefined}>
      <th scope="row" className="py-2.5 text-left font-semibold">
        {fmt.number(number)}
      </th>
      <td lang={occupation ? languageOf(occupation) : undefined} className="wrap-anywhere">
        {occupation ?? '–'}
      </td>
      <td>
        <Tag tone={tones[state]}>{t(`enums.shareState_${state}`)}</Tag>
      </td>
      <td className="text-right text-muted max-sm:text-small min-[22.5rem]:whitespace-nowrap">
        {since ? <time dateTime={since}>{fmt.dateShort(since)}</time> : '–'}
      </td>
    </tr>
  );
}

function Table({ ledger }: { ledger: readonly Share[] }) {
  const { t } = useWords();
  const first = new Set(firstRows(ledger));
  return (
    <table className="w-full border-collapse text-ui [&_td]:border-t [&_td]:border-line [&_td]:pr-2 [&_tbody_th]:border-t [&_tbody_th]:border-line [&_td:last-child]:pr-0">
      <caption className="sr-only">{t('groups.ledger')}</caption>
      <thead className="text-small text-muted [&_th]:py-2 [&_th]:pr-2 [&_th]:text-left [&_th]:font-normal [&_th:last-child]:pr-0 [&_th:last-child]:text-right">
        <tr>
          <th scope="col">{t('groups.shareNumber')}</th>
          <th scope="col">{t('groups.occupation')}</th>
          <th scope="col">{t('groups.shareState')}</th>
          <th scope="col">{t('groups.shareSince')}</th>
        </tr>
      </thead>
      <tbody>
        {ledger.map((share) => (
          <Row key={share.number} share={share} more={!first.has(share)} />
        ))}
      </tbody>
    </table>
  );
}

/** Every flat as a tile, and the same as a table; a checkbox shows the whole table, so it works without scripts. */
export function Ledger({ offer }: { offer: SeenOffer }) {
  const { t, fmt } = useWords();
  const id = useId();
  const { shares, ledger } = offer;
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-card border border-line bg-card p-4 lg:p-6">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 id={`${id}-title`} className="m-0">
            {t('groups.ledger')}
          </h2>
          <p className="m-0 text-small text-muted">{t('groups.ledgerLead', { size: fmt.range(offer.flatSizeMin, offer.flatSizeMax, 'area') })}</p>
        </div>
        <p className="m-0 shrink-0 text-right leading-tight">
          <span className="sr-only">{t('groups.sharesSaid', { ...shares })}</span>
          <span aria-hidden="true" className="block font-display text-heading whitespace-nowrap">
            <b className="text-title font-semibold">{fmt.number(shares.confirmed)}</b>
            <span className="text-muted">/{fmt.number(shares.total)}</span>
          </span>
          <span aria-hidden="true" className="text-caption text-muted">
            {t('groups.confirmed')}
          </span>
        </p>
      </div>
      <ol aria-hidden="true" className="mt-4 mb-0 grid list-none grid-cols-8 gap-x-1.5 gap-y-2 p-0 sm:gap-x-3 sm:gap-y-3 lg:grid-cols-12">
        {ledger.map(({ number, state }) => (
          <li key={number} className="text-center text-caption leading-tight text-muted">
            <ShareTile state={state} className="mb-1 aspect-square w-full" />
            {fmt.number(number)}
          </li>
        ))}
      </ol>
      <ul className="mt-3 mb-0 flex list-none flex-wrap gap-x-3 gap-y-1 p-0 text-small sm:gap-x-5">
        {states.map((state) => (
          <li key={state} className="flex items-center gap-1.5">
            <ShareTile state={state} className="size-4" />
            {t(`groups.legend_${state}`, { count: shares[state] })}
          </li>
        ))}
      </ul>
      <div className="mt-4 border-t-2 border-dashed border-line pt-2">
        {ledger.length > shortRows ? <input type="checkbox" id={id} className="peer sr-only" /> : null}
        {/* Only where the text is enlarged is it wider than its card. */}
        <div className="relative overflow-x-auto">
          <Table ledger={ledger} />
        </div>
        {ledger.length > shortRows ? (
          <label
            htmlFor={id}
            className="control mt-1 inline-flex min-h-12 cursor-pointer items-center gap-1 rounded-control text-ui font-semibold text-link peer-checked:hidden peer-focus-visible:outline-3 peer-focus-visible:outline-focus print:hidden"
          >
            {t('groups.wholeLedger')}
            <ChevronRight aria-hidden="true" className="size-4" />
          </label>
        ) : null}
      </div>
    </section>
  );
}
