import { CircleAlert } from 'lucide-react';
import type { Key } from '#i18n/message.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { isFilterName } from '#web/search/filters/filters.ts';
import { StatePanel } from '#web/search/results/state-panel.tsx';

/** The names of fields that are not named like their filter. */
const labelOf: Readonly<Record<string, Key>> = {
  priceMin: 'search.priceMin',
  priceMax: 'search.priceMax',
  sizeMin: 'search.sizeMin',
  sizeMax: 'search.sizeMax',
  landMin: 'search.landMin',
  landMax: 'search.landMax',
  landUnit: 'search.landUnit',
  sort: 'search.sortBy',
  purpose: 'search.tabs',
  page: 'shell.pages',
};

interface InvalidProps {
  path: string;
  fields: Readonly<Record<string, string>>;
  onOpenFilters: () => void;
}

/** What the search did not understand, by field; the form keeps what was typed. */
export function InvalidQuery({ path, fields, onOpenFilters }: InvalidProps) {
  const { t } = useWords();
  const nameOf = (field: string): string | undefined => (isFilterName(field) ? t(`search.filter_${field}`) : labelOf[field] && t.dynamic(labelOf[field]));
  return (
    <div role="alert">
      <StatePanel title={t('search.invalidTitle')}>
        <p className="mt-1 mb-0 text-muted">{t('search.invalidText')}</p>
        <ul className="mt-4 mb-0 grid list-none gap-2 p-0">
          {Object.entries(fields).map(([field, text]) => (
            <li key={field} className="flex items-start gap-2 text-danger">
              <CircleAlert aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
              <span>
                {nameOf(field) ? <b className="font-semibold">{nameOf(field)}: </b> : null}
                {text}
              </span>
            </li>
          ))}
        </ul>
        <span className="mt-5 flex flex-wrap gap-3">
          <Button onClick={onOpenFilters} className="lg:hidden">
            {t('search.openFilters')}
          </Button>
          <ButtonLink to={path} kind="outline">
            {t('search.clearAll')}
          </ButtonLink>
        </span>
      </StatePanel>
    </div>
  );
}
