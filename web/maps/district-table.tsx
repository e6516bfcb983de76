import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Link } from 'react-router';
import type { MapArea } from '#contracts/maps/maps.ts';
import { useWords } from '#web/platform/language.tsx';
import { countShort, type Figures, listOf, rateText } from './figures.ts';
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

/** The same as the drawing, to read and to sort. */
export function DistrictTable({ figures, choice }: { figures: Figures; choice: MapChoice }) {
  const words = useWords();
  const { t, lng } = words;
  const districts = sortAreas(
    figures.areas.filter(({ level }) => level === 'district'),
    choice.sort,
    lng,
  );
  const isOfAll = choice.propertyType === undefined;
  return (
    <section aria-labelledby="table-title" className="flex min-w-0 flex-col">
      <h2 id="table-title" className="m-0">
        {t('maps.table')}
      </h2>
      <p className="mt-1 mb-3 text-small text-muted">{t(isOfAll ? 'maps.tableNoteAll' : 'maps.tableNote')}</p>
      <div className="relative max-h-[32rem] grow overflow-auto rounded-panel border border-line bg-card lg:h-0 lg:max-h-none lg:min-h-[30rem]">
        <table className="w-full border-separate border-spacing-0 text-ui max-sm:text-small [&_a]:max-sm:px-2 [&_td]:max-sm:px-2">
          <caption className="sr-only">{t('maps.table')}</caption>
          <thead>
            <tr>
              <Head column="name" choice={choice}>
                {t('maps.column_name')}
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
            {districts.map((area) => (
              <tr key={area.id} className="[&>*]:border-b [&>*]:border-line last:[&>*]:border-0 hover:bg-sunk">
                <th scope="row" className="p-0 text-left font-normal">
                  <Link to={listOf(area, choice)} className="control flex min-h-12 items-center px-3 text-link no-underline hover:underline">
                    {area[lng]}
                  </Link>
                </th>
                <td className="px-3 whitespace-nowrap">{countShort(area, words)}</td>
                <td className={`px-3 ${area.rate === null ? 'text-small text-muted' : 'whitespace-nowrap'}`}>{rateText(area.rate, figures.per, words)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
