import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PostType } from '#contracts/enums.ts';
import type { AreaGuide, Neighbour } from '#contracts/maps/area-guides.ts';
import { guidePath } from '#contracts/maps/guide-path.ts';
import { useWords } from '#web/platform/language.tsx';
import { listIn, nameOf, searchIn } from './guide-facts.ts';
import { TellMe } from './tell-me.tsx';

export const card = 'rounded-card border border-line bg-card p-4 lg:p-5';

export function Section({ id, title, note, children }: { id: string; title: string; note?: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-10 lg:mt-14">
      <h2 id={id} className="m-0">
        {title}
      </h2>
      {note ? <p className="mt-1 mb-0 max-w-reading text-small text-muted">{note}</p> : null}
      <div className="mt-4">{children}</div>
    </section>
  );
}

const kindsShown = 5;

/** What one type offers now, by kind and by bedrooms, each a list. */
function OfferedCard({ guide, type }: { guide: AreaGuide; type: PostType }) {
  const words = useWords();
  const { t, fmt } = words;
  const { count, kinds, beds } = guide.offered[type];
  const priced = (middle: number | null): string => (middle === null ? '' : t(`guide.usual_${type}`, { price: fmt.taka(middle) }));
  return (
    <div className={`${card} flex flex-col`}>
      <h3 className="m-0 flex flex-wrap items-baseline justify-between gap-x-3">
        {t(`guide.offered_${type}`)}
        <span className="text-small font-normal text-muted">{t('guide.count', { count })}</span>
      </h3>
      {count === 0 ? <p className="mt-2 mb-0 text-muted">{t('guide.nothing', { area: nameOf(guide.area, words) })}</p> : null}
      <ul className="mt-2 mb-0 list-none divide-y divide-line p-0">
        {kinds.slice(0, kindsShown).map(({ propertyType, count: of, middle }) => (
          <li key={propertyType}>
            <Link
              to={listIn(guide, type, { propertyType })}
              className="flex min-h-12 flex-wrap items-center gap-x-3 py-1.5 text-ink no-underline hover:underline"
            >
              <span className="flex-1 font-medium">{t(`enums.propertyType_${propertyType}`)}</span>
              <span className="ml-auto text-right text-small text-muted">
                {t('guide.count', { count: of })}
                {middle === null ? null : <span className="block text-ink">{priced(middle)}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {beds.length > 0 ? (
        <ul aria-label={t('guide.byBeds')} className="mt-2 mb-0 flex list-none flex-wrap gap-2 p-0">
          {beds.map(({ bedrooms, count: of }) => (
            <li key={bedrooms}>
              <span className="flex min-h-9 items-center rounded-full bg-sunk px-3 text-small">
                {t('guide.bedsCount', { beds: fmt.number(bedrooms), count: fmt.number(of) })}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-auto flex flex-wrap items-center gap-x-6 pt-3">
        {count === 0 ? null : (
          <Link to={listIn(guide, type)} className="control inline-flex min-h-12 items-center gap-1 font-semibold text-link no-underline hover:underline">
            {t(`guide.all_${type}`)}
            <ChevronRight aria-hidden="true" className="size-4.5" />
          </Link>
        )}
        <TellMe query={{ purpose: type, ...searchIn(guide) }} />
      </div>
    </div>
  );
}

export const OfferedNow = ({ guide }: { guide: AreaGuide }) => (
  <div className="grid gap-4 lg:grid-cols-2 lg:gap-5">
    <OfferedCard guide={guide} type="sell" />
    <OfferedCard guide={guide} type="rent" />
  </div>
);

function NeighbourRow({ neighbour: { area, km, count, middle, difference } }: { neighbour: Neighbour }) {
  const { t, fmt, lng } = useWords();
  const by = difference === null ? 0 : Math.round(Math.abs(difference) * 100);
  const compared = difference === null ? '' : by === 0 ? t('guide.same') : t(difference < 0 ? 'guide.cheaper' : 'guide.dearer', { percent: fmt.number(by) });
  return (
    <li>
      <Link to={guidePath(area.level, area.id)} className="flex min-h-14 flex-wrap items-center gap-x-3 py-2 text-ink no-underline hover:underline">
        <span className="flex-1">
          <span className="font-medium">{area[lng]}</span>
          <span className="block text-small text-muted">
            {[t('guide.flats', { count }), km === null ? '' : t('guide.km', { km: fmt.number(km) })].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className="ml-auto text-right">
          {fmt.perSqft(middle)}
          <span className={`block text-small ${difference !== null && difference < 0 ? 'text-primary-ink' : 'text-muted'}`}>{compared}</span>
        </span>
      </Link>
    </li>
  );
}

export const Neighbours = ({ neighbours }: Pick<AreaGuide, 'neighbours'>) => (
  <ul className={`${card} m-0 list-none divide-y divide-line !py-1`}>
    {neighbours.map((neighbour) => (
      <NeighbourRow key={neighbour.area.id} neighbour={neighbour} />
    ))}
  </ul>
);

/** The areas within it, the fullest first. */
export function Parts({ parts }: Pick<AreaGuide, 'parts'>) {
  const { fmt, lng } = useWords();
  return (
    <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
      {parts.map(({ area, count }) => (
        <li key={area.id}>
          <Link
            to={guidePath(area.level, area.id)}
            className="control flex min-h-11 items-center gap-1.5 rounded-full border border-control bg-card px-3.5 text-ui text-ink no-underline hover:border-primary"
          >
            {area[lng]} <span className="text-small text-muted">{fmt.number(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
