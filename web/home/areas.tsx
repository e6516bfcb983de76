import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BusyArea } from '#contracts/overview.ts';
import { guidePath } from '#contracts/maps/guide-path.ts';
import { useWords } from '#web/platform/language.tsx';
import { areaPath } from '#web/listings/paths.ts';

type Landmark = 'metro' | 'lake' | 'arch' | 'hill' | 'towers' | 'homes';

/** What each is known for; others have a house with a tree. */
const landmarks: Readonly<Record<string, Landmark>> = {
  'dhaka-mirpur': 'metro',
  'dhaka-uttara': 'metro',
  'dhaka-pallabi': 'metro',
  'dhaka-dhanmondi': 'lake',
  'dhaka-gulshan': 'lake',
  'dhaka-badda': 'lake',
  'dhaka-mohammadpur': 'arch',
  'dhaka-kotwali': 'arch',
  'dhaka-lalbagh': 'arch',
  'dhaka-bashundhara': 'towers',
  'dhaka-tejgaon': 'towers',
  'dhaka-motijheel': 'towers',
};
const divisions: Readonly<Record<string, Landmark>> = { chittagong: 'hill', sylhet: 'hill', barishal: 'lake', khulna: 'lake', rajshahi: 'arch' };

const landmarkOf = ({ subDistrict, division }: BusyArea): Landmark => landmarks[subDistrict.id] ?? divisions[division.id] ?? 'homes';

const way = 'control inline-flex min-h-11 items-center text-ui max-lg:text-small font-semibold text-link no-underline hover:underline';

function Area({ area, namesake }: { area: BusyArea; namesake: boolean }) {
  const { t, fmt, lng } = useWords();
  const name = namesake ? `${area.subDistrict[lng]}, ${area.district[lng]}` : area.subDistrict[lng];
  return (
    <li className="relative rounded-card border border-line bg-card px-3 pt-1.5 pb-1 max-lg:nth-[n+7]:hidden lg:px-4 2xl:nth-[n+7]:hidden">
      <img
        src={`/landmarks/${landmarkOf(area)}.svg`}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        className="mt-2 size-12 lg:absolute lg:top-3 lg:right-3 lg:mt-0 lg:size-16"
      />
      <h3 className="m-0 !text-base">
        <Link to={guidePath('subDistrict', area.subDistrict.id)} className="control flex min-h-11 items-center text-ink no-underline hover:underline lg:pr-18">
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </Link>
      </h3>
      {/* One line each, so that tiles have the same lines. */}
      <p className="m-0 text-caption leading-normal text-muted lg:pr-18 lg:text-small">
        {area.rate ? fmt.range(area.rate.low, area.rate.high, 'perSqft').replace('/', ' /\u2060') : area.district[lng]}
      </p>
      <p className="m-0 flex flex-wrap gap-x-2.5 lg:gap-x-4">
        {(['sell', 'rent'] as const).map((type) =>
          area[type] > 0 ? (
            <Link key={type} to={areaPath(type, area, 'subDistrict')} aria-label={`${name}: ${t(`home.area_${type}`, { count: area[type] })}`} className={way}>
              {t(`home.area_${type}`, { count: area[type] })}
            </Link>
          ) : null,
        )}
      </p>
    </li>
  );
}

/** The areas with most posts: how many are for sale and for rent, and the usual price of flats for sale. */
export function BusyAreas({ areas, children }: { areas: readonly BusyArea[]; children?: ReactNode }) {
  const { t, lng } = useWords();
  if (areas.length === 0) return null;
  const isNamesake = (area: BusyArea): boolean => areas.some((other) => other !== area && other.subDistrict[lng] === area.subDistrict[lng]);
  return (
    <section aria-labelledby="areas" className="mt-10 lg:mt-16">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 lg:mb-5 [&>h2]:flex-[1_1_10rem]">
        <h2 id="areas" className="m-0">
          {t('home.areas')}
        </h2>
        {children}
        <Link to="/Map" className="control flex min-h-12 items-center gap-1 text-ui font-semibold text-link no-underline hover:underline">
          {t('home.areasMap')}
          <ChevronRight aria-hidden="true" className="size-5" />
        </Link>
      </div>
      <ul className="areas m-0 grid list-none grid-cols-2 gap-2.5 p-0 sm:grid-cols-3 lg:grid-cols-4 lg:gap-4 2xl:grid-cols-6">
        {areas.map((area) => (
          <Area key={area.subDistrict.id} area={area} namesake={isNamesake(area)} />
        ))}
      </ul>
      <p className="mt-2.5 mb-0 text-small text-muted">{t('home.areasNote')}</p>
    </section>
  );
}
