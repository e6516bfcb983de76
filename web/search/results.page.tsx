import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate, useNavigation } from 'react-router';
import type { Purpose } from '#contracts/enums.ts';
import { useWords } from '#web/platform/language.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/results.page.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterRail } from './filter-rail.tsx';
import { InvalidQuery } from './invalid-query.tsx';
import { loadOrKeep, rememberResults } from './last-results.ts';
import { LazySheet, useFilterSheet } from './lazy-sheet.tsx';
import { ListComing } from './list-coming.tsx';
import { ListFailed } from './list-failed.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ResultsBar } from './results-bar.tsx';
import { loadResults, type ResultsData } from './results-data.ts';
import { resultsHead } from './results-head.ts';
import { ResultsHeading } from './results-heading.tsx';
import { ResultsList } from './results-list.tsx';
import { addsPage } from './shown-pages.ts';
import { type FilterForm, useFilterForm } from './use-filter-form.ts';
import { useWait, type Wait } from './use-wait.ts';

export const loader = (args: Route.LoaderArgs) => loadResults(args);

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => loadOrKeep(new URL(request.url), serverLoader);

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? resultsHead(loaderData) : []);

const noErrors: Readonly<Record<string, string>> = {};

/** The address on its way to this page, unless it only adds cards below. */
function useComing(path: string): Location | undefined {
  const { location } = useNavigation();
  return location && location.pathname.toLowerCase() === path.toLowerCase() && !addsPage(location.state) ? location : undefined;
}

function Outcome({ loaded, params, onOpenFilters }: { loaded: ResultsData; params: URLSearchParams; onOpenFilters: () => void }) {
  const { outcome, path, purpose } = loaded;
  if (outcome.kind === 'invalid') return <InvalidQuery path={path} fields={outcome.fields} onOpenFilters={onOpenFilters} />;
  if (outcome.kind === 'failed') return <ListFailed path={path} params={params} outcome={outcome} />;
  if (outcome.items.length === 0) return <NothingFound path={path} params={params} purpose={purpose} found={outcome} />;
  return <ResultsList found={outcome} path={path} params={params} />;
}

/** After ten seconds: that it is still on its way, and a fresh try. */
function StillComing({ wait, to }: { wait: Wait; to: Location | undefined }) {
  const { t } = useWords();
  if (wait !== 'stuck' || !to) return null;
  return (
    <div className="mb-4">
      <Notice tone="info" alert>
        <p className="m-0">{t('shell.stillWorking')}</p>
        <ButtonLink kind="outline" to={`${to.pathname}${to.search}`} preventScrollReset className="mt-3">
          {t('shell.retry')}
        </ButtonLink>
      </Notice>
    </div>
  );
}

/** The form of the rail, which changes the list as it is filled in. */
function useRailForm(path: string, purpose: Purpose): FilterForm {
  const navigate = useNavigate();
  const lastField = useRef('');
  return useFilterForm({
    purpose,
    onDraft(address, name) {
      // One field typed in several goes is one step back.
      void navigate(`${path}${address}`, { replace: lastField.current === name, preventScrollReset: true });
      lastField.current = name;
    },
    onApply(address) {
      lastField.current = '';
      void navigate(`${path}${address}`);
    },
  });
}

export default function ResultsPage({ loaderData }: Route.ComponentProps) {
  const { outcome, areas, path, place, purpose } = loaderData;
  const { key } = useLocation();
  const sheet = useFilterSheet();
  const form = useRailForm(path, purpose);
  const coming = useComing(path);
  const wait = useWait(coming !== undefined);
  useEffect(() => rememberResults(loaderData), [loaderData]);
  const fields = { path, purpose, areas, errors: outcome.kind === 'invalid' ? outcome.fields : noErrors };
  const count = outcome.kind === 'found' ? outcome : undefined;
  return (
    <>
      <ResultsBar form={form} place={place} path={path} purpose={purpose} error={fields.errors['q']} sheet={sheet} />
      <div className="mx-auto max-w-[1280px] px-4 pb-10 lg:flex lg:items-start lg:gap-7 lg:px-10 lg:pt-7">
        <FilterRail id="rail" form={form} {...fields} count={count} pending={coming !== undefined} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-col">
            <FilterChips params={form.params} areas={areas} path={path} className="-mx-4 px-4 pt-2 lg:order-2 lg:mx-0 lg:px-0 lg:pt-0 lg:pb-3" />
            <ResultsHeading form={form} loaded={loaderData} />
          </div>
          <StillComing wait={wait} to={coming} />
          {wait === 'long' || wait === 'stuck' ? (
            <ListComing />
          ) : (
            <Outcome key={outcome.kind === 'failed' ? key : 'list'} loaded={loaderData} params={form.params} onOpenFilters={sheet.open} />
          )}
        </div>
      </div>
      {sheet.isWanted ? <LazySheet open={sheet.isOpen} onClose={sheet.close} now={count} {...fields} /> : null}
    </>
  );
}
