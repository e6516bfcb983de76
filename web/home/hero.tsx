import { Building2, MapPin, Search, Wallet } from 'lucide-react';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { Form, useSubmit } from 'react-router';
import { propertyTypes, purposes, type Purpose } from '#contracts/enums.ts';
import type { SuggestedItem } from '#contracts/search/suggested.ts';
import { onStorageChange } from '#web/platform/browser-storage.ts';
import { useEasy } from '#web/platform/easy-mode.ts';
import { useWords } from '#web/platform/language.tsx';
import { lastPurpose } from '#web/search/box/last-purpose.ts';
import { tidy } from '#web/search/filters/filters.ts';
import { SuggestBox } from '#web/search/box/suggest-box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Segments, Select } from '#web/ui/controls.tsx';
import type { ShownCount } from './use-count.ts';

const lakh = 100_000;
const crore = 100 * lakh;

/** The offered maximum prices in taka; rents are per month. */
const budgets: Record<Purpose, readonly (readonly [min: number | null, max: number | null])[] | null> = {
  sell: [
    [null, 50 * lakh],
    [50 * lakh, 60 * lakh],
    [60 * lakh, 70 * lakh],
    [70 * lakh, 80 * lakh],
    [80 * lakh, 95 * lakh],
    [95 * lakh, 1.5 * crore],
    [1.5 * crore, 3 * crore],
    [3 * crore, null],
  ],
  rent: [
    [null, 15_000],
    [15_000, 30_000],
    [30_000, 60_000],
    [60_000, null],
  ],
  group: null,
  interior: null,
};

function Budget({ purpose }: { purpose: Purpose }) {
  const { t, fmt } = useWords();
  const [chosen, setChosen] = useState('');
  const options = budgets[purpose];
  const [min = '', max = ''] = chosen.split('-');
  return (
    <>
      <Select
        icon={<Wallet aria-hidden="true" />}
        aria-label={t('home.budget')}
        disabled={!options}
        value={options ? chosen : ''}
        onChange={(event) => setChosen(event.target.value)}
        className="w-full"
      >
        <option value="">{t('home.anyBudget')}</option>
        {options?.map(([from, to]) => (
          <option key={`${from}-${to}`} value={`${from ?? ''}-${to ?? ''}`}>
            {fmt.range(from, to, 'taka')}
          </option>
        ))}
      </Select>
      {min ? <input type="hidden" name="priceMin" value={min} /> : null}
      {max ? <input type="hidden" name="priceMax" value={max} /> : null}
    </>
  );
}

/** The search box; a chosen suggestion is sent by its id while its name stays in the box. */
function Words({ purpose }: { purpose: Purpose }) {
  const { t, lng } = useWords();
  const easy = useEasy();
  const [place, setPlace] = useState<SuggestedItem>();
  const name = place?.level === 'locality' && !place.locality ? 'subDistrict' : (place?.level ?? 'subDistrict');
  return (
    <>
      <SuggestBox
        name={place ? undefined : 'q'}
        label={t('home.searchPlaceholder')}
        placeholder={t(easy ? 'posts.placeHint' : 'home.searchPlaceholder')}
        icon={<MapPin aria-hidden="true" />}
        onType={() => setPlace(undefined)}
        purpose={purpose}
        onPick={(item) => {
          if (item.kind !== 'place') return undefined;
          setPlace(item);
          return item[lng];
        }}
      />
      {place ? <input type="hidden" name={name} value={(name === 'locality' && place.locality) || place.id} /> : null}
    </>
  );
}

/** The form's address without its empty fields. */
function useTidySubmit() {
  const submit = useSubmit();
  return (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const filled = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === 'string' && value.trim()) filled.append(name, value);
    void submit(tidy(filled), { action: '/property-search' });
  };
}

/** A plain GET form: without scripts it leads to the results page with the same parameters. */
function SearchBox({ counts }: { counts: Partial<Record<Purpose, ShownCount | null>> }) {
  const { t } = useWords();
  const [chosen, choose] = useState<Purpose>();
  const last = useSyncExternalStore<Purpose>(onStorageChange, lastPurpose, () => 'sell');
  const purpose = chosen ?? last;
  const onSubmit = useTidySubmit();
  const count = counts[purpose];
  const places = purpose === 'sell' || purpose === 'rent';
  return (
    <search>
      <Form action="/property-search" onSubmit={onSubmit} className="mt-6 rounded-panel bg-card p-3 shadow-float lg:mt-5 lg:max-w-[1000px] lg:p-3.5">
        <Segments
          legend={t('home.cards')}
          // The lit tab counts; untouched it must not override a query that says something else.
          name={chosen ? 'purpose' : 'assume'}
          value={purpose}
          onChange={(value) => choose(value as Purpose)}
          options={purposes.map((value) => ({ value, label: t(`home.purpose_${value}`) }))}
          className="lg:max-w-[460px] [&_span]:max-sm:!px-0.5 [html[data-easy]_&_label]:max-sm:basis-2/5"
        />
        <div className="mt-2.5 grid gap-2.5 lg:mt-3 lg:grid-cols-[1.6fr_0.85fr_1fr_auto] lg:gap-2 xl:gap-3">
          <Words purpose={purpose} />
          <Select
            name="propertyType"
            icon={<Building2 aria-hidden="true" />}
            aria-label={t('home.propertyType')}
            disabled={!places}
            defaultValue=""
            className="hidden lg:block"
          >
            <option value="">{t('home.anyType')}</option>
            {propertyTypes.map((type) => (
              <option key={type} value={type}>
                {t(`enums.propertyType_${type}`)}
              </option>
            ))}
          </Select>
          <div className="hidden lg:block">
            <Budget key={purpose} purpose={purpose} />
          </div>
          <Button type="submit" className="lg:px-5 xl:px-7">
            <Search aria-hidden="true" className="size-5" />
            <span className="lg:hidden">{count ? t('home.searchOf', count) : t('shell.search')}</span>
            <span className="hidden lg:inline">{t('shell.search')}</span>
          </Button>
        </div>
      </Form>
    </search>
  );
}

/** The promise and the search box over the drawn riverside. The picture is cropped, the text never scaled with it. */
export function Hero({ counts }: { counts: Partial<Record<Purpose, ShownCount | null>> }) {
  const { t } = useWords();
  return (
    <div className="hero relative">
      <div className="relative mx-auto max-w-page px-4 pt-6.5 max-sm:[@media(max-height:780px)]:pt-5 lg:px-10 lg:pt-15.5">
        <h1 className="m-0 max-w-3xl text-wrap !text-hero !leading-[var(--l-hero)]">{t('home.title')}</h1>
        <p className="mt-2 mb-0 max-w-3xl text-pretty lg:text-lg">{t('home.lead')}</p>
        <SearchBox counts={counts} />
      </div>
    </div>
  );
}
