import { useRef, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import type { SavedSearch } from '#contracts/search/saved-searches.ts';
import { Confirm } from '#web/forms/confirm.tsx';
import { ReadFailed } from '#web/forms/read-failed.tsx';
import { useWords, wordsOfMatches } from '#web/platform/language.tsx';
import { readAsMember, useMemberData } from '#web/platform/calls/member-data.ts';
import type { Reading } from '#web/platform/calls/use-read.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/saved-searches.page.ts';
import { readSearches } from './search-calls.ts';
import { SearchRow } from './search-row.tsx';
import { useChanging } from './use-changing.ts';

export const handle = { cache: false };

const key = 'savedSearches';

export const clientLoader = async () => ({ list: await readAsMember(key, readSearches), now: new Date().toISOString() });

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOfMatches(matches);
  return [...(t ? [{ title: t('savedSearches.document') }] : []), { name: 'robots', content: 'noindex' }];
};

interface RemoveDialogProps {
  search: SavedSearch | undefined;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

function RemoveDialog({ search, busy, onClose, onConfirm }: RemoveDialogProps) {
  const { t } = useWords();
  return (
    <Confirm open={search !== undefined} onClose={onClose} title={t('savedSearches.removeTitle')} yes={t('shell.delete')} busy={busy} onYes={onConfirm}>
      {search ? <p className="m-0 break-words">{t('savedSearches.removeText', { name: search.name })}</p> : null}
    </Confirm>
  );
}

function Searches({ list, searches }: { list: Reading<SavedSearch[]>; searches: readonly SavedSearch[] }) {
  const { t } = useWords();
  const { removing, change, remove } = useChanging(list);
  const [leaving, setLeaving] = useState<SavedSearch>();
  const area = useRef<HTMLDivElement>(null);
  const confirm = async (search: SavedSearch): Promise<void> => {
    if (await remove(search)) setLeaving(undefined);
    // What opened the dialog is gone with its search.
    area.current?.focus();
  };
  return (
    <div ref={area} tabIndex={-1} aria-busy={list.reading} className="outline-none">
      {searches.length === 0 ? (
        <EmptyState
          drawing="magnifier"
          title={t('savedSearches.emptyTitle')}
          text={t('savedSearches.emptyText')}
          action={<ButtonLink to="/property-search">{t('savedSearches.emptyAction')}</ButtonLink>}
        />
      ) : null}
      <ul aria-label={t('savedSearches.title')} className="mt-4 mb-0 grid list-none gap-4 p-0 empty:hidden">
        {searches.map((search) => (
          <li key={search._id}>
            <SearchRow search={search} onChange={(to) => change(search, to)} onRemove={() => setLeaving(search)} />
          </li>
        ))}
      </ul>
      {searches.length >= limits.savedSearches.max ? (
        <p className="mt-4 mb-0 text-ui text-muted">{t('savedSearches.full', { max: limits.savedSearches.max })}</p>
      ) : null}
      <RemoveDialog search={leaving} busy={removing} onClose={() => setLeaving(undefined)} onConfirm={() => leaving && void confirm(leaving)} />
    </div>
  );
}

function Waiting() {
  const { t } = useWords();
  return (
    <section aria-busy="true" aria-label={t('shell.loading')} className="delayed mt-4 grid gap-4">
      <Bone className="h-44 w-full rounded-card" />
      <Bone className="h-44 w-full rounded-card" />
    </section>
  );
}

export const HydrateFallback = Waiting;

export default function SavedSearchesPage({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const list = useMemberData(key, loaderData.list);
  const { value, failure } = list;
  return (
    <div className="max-w-3xl">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="m-0">{t('savedSearches.title')}</h1>
        <output className="text-ui text-muted">
          {value && value.length > 0 ? t('savedSearches.count', { count: value.length, max: limits.savedSearches.max }) : null}
        </output>
      </div>
      <p className="mt-1 mb-0 text-ui text-muted">{t('savedSearches.lead')}</p>
      <ReadFailed failed={list.failure} text={t(list.value ? 'savedSearches.failedOld' : 'savedSearches.failed')} busy={list.reading} onRetry={list.reload} />
      {value ? <Searches list={list} searches={value} /> : null}
      {value || failure ? null : <Waiting />}
    </div>
  );
}
