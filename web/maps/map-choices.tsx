import { Link } from 'react-router';
import { postTypes, propertyTypes, type PropertyType } from '#contracts/enums.ts';
import { useWords } from '#web/platform/language.tsx';
import { type MapChoice, mapHref, mapTabs, shownFigures } from './map-address.ts';

const segment =
  'control flex min-h-11 items-center justify-center rounded-segment px-2.5 sm:px-4 text-ui whitespace-nowrap text-muted no-underline hover:text-ink aria-[current]:bg-raised aria-[current]:font-semibold aria-[current]:text-primary aria-[current]:shadow-card';

interface Option {
  to: string;
  text: string;
  isChosen: boolean;
}

function Segments({ label, options }: { label: string; options: readonly Option[] }) {
  return (
    <nav aria-label={label} className="max-sm:flex-auto">
      <ul className="m-0 flex list-none flex-wrap rounded-card bg-sunk p-1">
        {options.map(({ to, text, isChosen }) => (
          <li key={to} className="flex-1">
            <Link to={to} preventScrollReset aria-current={isChosen ? 'true' : undefined} className={segment}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where, to buy or to rent, how many or how much, and of which kind: links, so that each answer has its address. */
export function MapChoices({ choice }: { choice: MapChoice }) {
  const { t } = useWords();
  const kinds: readonly (PropertyType | undefined)[] = [undefined, ...propertyTypes];
  return (
    <div className="mt-5">
      <div className="flex flex-wrap gap-3">
        <Segments
          label={t('maps.tabs')}
          options={mapTabs.map((tab) => ({ to: mapHref(choice, { tab }), text: t(`maps.tab_${tab}`), isChosen: choice.tab === tab }))}
        />
        <Segments
          label={t('maps.purposes')}
          options={postTypes.map((purpose) => ({ to: mapHref(choice, { purpose }), text: t(`maps.purpose_${purpose}`), isChosen: choice.purpose === purpose }))}
        />
        <Segments
          label={t('maps.colours')}
          options={shownFigures.map((show) => ({ to: mapHref(choice, { show }), text: t(`maps.show_${show}`), isChosen: choice.show === show }))}
        />
      </div>
      <nav aria-label={t('maps.kinds')} className="-mx-4 mt-3 overflow-x-auto px-4 py-1 lg:mx-0 lg:px-0">
        <ul className="m-0 flex list-none gap-2 p-0 lg:flex-wrap">
          {kinds.map((kind) => (
            <li key={kind ?? 'all'}>
              <Link
                to={mapHref(choice, { propertyType: kind })}
                preventScrollReset
                aria-current={choice.propertyType === kind ? 'true' : undefined}
                className="group flex min-h-12 items-center no-underline"
              >
                <span className="control flex h-10 items-center rounded-full border border-control bg-card px-3.5 text-ui whitespace-nowrap text-ink group-hover:border-primary group-aria-[current]:border-primary group-aria-[current]:bg-primary-tint group-aria-[current]:font-semibold group-aria-[current]:text-primary-ink">
                  {kind ? t(`enums.propertyType_${kind}`) : t('maps.kind_all')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
