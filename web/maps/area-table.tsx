import { ArrowDown, ArrowUp, ArrowUpDown, ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import type { MapArea } from '#contracts/maps/maps.ts';
import { useWords } from '#web/platform/language.tsx';
import { countShort, type Figures, listOf, rateShort } from './figures.ts';
import { type MapChoice, mapHref, type TableSort } from './map-address.ts';

type Column = 'name' | 'count' | 'rate';

/** What a first press sorts by: names from the first letter, figures from the largest. */
const firstSort: Record<Column, TableSort> = { name: 'name', count: '-count', rate: '-rate' };
const turned: Record<TableSort, TableSort> = { name: '-name', '-name': 'name', count: '-count', '-count': 'count', rate: '-rate', '-rate': 'rate' };

const columnOf = (sort: TableSort): Column => sort.replace('-', '') as Column;

/** Areas without a rate come last in either direction. */
export function sortAreas(areas: readonly MapArea[], sort: TableSort, lng: 'bn' | 'en'): MapArea[] {
  const sign = sort.startsWith('-') ? -1 : 1;
  const column = columnOf(sort);
  const names = new Intl.Collator(lng);
  return areas.toSorted((a, b) => {
    const byName = names.compare(a[lng], b[lng]);
    if (column === 'name') return sign * byName;
    if (column === 'count') return sign * (a.count - b.count) || byName;
    if (a.rate === null || b.rate === null) return Number(a.rate === null) - Number(b.rate === null) || byName;
    return sign * (a.rate - b.rate) || byName;
  });
}

function Head({ column, choice, children, className = '' }: { column: Column; choice: MapChoice; children: string; className?: string }) {
  const isSorted = columnOf(choice.sort) === column;
  const isDown = choice.sort.startsWith('-');
  const Icon = !isSorted ? ArrowUpDown : isDown ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}
      className={`sticky top-0 z-1 border-b border-line bg-card p-0 text-left text-small font-semibold ${className}`}
    >
      <Link
        to={mapHref(choice, { sort: isSorted ? turned[choice.sort] : firstSort[column] })}
        preventScrollReset
        className="control inline-flex min-h-12 items-center gap-1 px-3 text-ink no-underline hover:underline"
      >
        {children}
        <Icon aria-hidden="true" className={`size-4 shrink-0 ${isSorted ? 'text-primary' : 'text-muted'}`} />
      </Link>
    </th>
  );
}

/** The same as the drawing, to read and to sort: folded, until somebody asks for an order. */
export function AreaTable({ figures, choice }: { figures: Figures; choice: MapChoice }) {
  const words = useWords();
  const { t, lng } = words;
  const title = t(choice.tab === 'country' ? 'maps.table' : 'maps.tableCity');
  return (
    <details open={choice.sort !== '-count'} className="group mt-8 rounded-panel border border-line bg-card">
      <summary className="control flex min-h-12 list-none items-center gap-2 px-4 text-ui font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden="true" className="ml-auto size-5 text-muted group-open:rotate-180" />
      </summary>
      <div className="relative max-h-[32rem] overflow-auto border-t border-line">
        <table className="w-full border-separate border-spacing-0 text-ui max-sm:text-small [&_a]:max-sm:px-2 [&_td]:max-sm:px-2">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <Head column="name" choice={choice}>
                {t(choice.tab === 'country' ? 'maps.column_name' : 'maps.column_area')}
              </Head>
              <Head column="count" choice={choice}>
                {t('maps.column_count')}
              </Head>
              <Head column="rate" choice={choice}>
                {t('maps.column_rate')}
              </Head>
            </tr>
          </thead>
          <tbody>
            {sortAreas(figures.areas, choice.sort, lng).map((area) => (
              <tr key={area.id} className="[&>*]:border-b [&>*]:border-line last:[&>*]:border-0 hover:bg-sunk">
                <th scope="row" className="p-0 text-left font-normal">
                  <Link to={listOf(area, choice)} className="control flex min-h-12 items-center px-3 text-link no-underline hover:underline">
                    {area[lng]}
                  </Link>
                </th>
                <td className="px-3 whitespace-nowrap">{countShort(area, words)}</td>
                <td className="px-3 whitespace-nowrap">
                  {area.rate === null ? <span className="sr-only">{t('maps.tooFew')}</span> : null}
                  <span aria-hidden={area.rate === null ? true : undefined}>{rateShort(area.rate, figures.per, words)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
