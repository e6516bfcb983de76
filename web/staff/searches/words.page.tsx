// Words that staff teach the search: synonyms, words that say nothing, landmarks.
import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { DictionaryEntry } from '#contracts/search/search-dictionary.ts';
import { namedIn, readAsStaff, wordsIn } from '#web/staff/kit/read-as-staff.ts';
import { Chips, StaffList, SearchBox } from '#web/staff/kit/staff-list.tsx';
import { Confirm } from '#web/forms/confirm.tsx';
import { useConfirmed } from '#web/forms/use-confirmed.ts';
import { staffMeta } from '#web/staff/kit/staff-meta.ts';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { useWords } from '#web/platform/language.tsx';
import type { Outcome } from '#web/platform/calls/outcome.ts';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { Route } from './+types/words.page.ts';
import { type Begun, newWords, WordsDialog } from './words-dialog.tsx';
import { readWords, removeWords, shownWordKinds } from './words-calls.ts';

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...pageData(context, 'staffSearches', 'staffFirms', 'areas'),
  entries: undefined as Outcome<DictionaryEntry[]> | undefined,
});

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data, entries] = await Promise.all([serverLoader(), readAsStaff(readWords)]);
  return { ...data, entries };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) => staffMeta(matches, (t) => t('staffSearches.wordsTitle'));

export const HydrateFallback = StaffSkeleton;

const holds = ({ words, means, places }: DictionaryEntry, q: string): boolean =>
  [...words, means ?? '', ...places.flatMap(({ en, bn }) => [en, bn])].some((one) => one.toLowerCase().includes(q.toLowerCase()));

function EntryRow({ entry, onChange, onRemove }: { entry: DictionaryEntry; onChange: () => void; onRemove: () => void }) {
  const { t, lng } = useWords();
  const { kind, words, means, places } = entry;
  const [word = ''] = words;
  const says = {
    synonym: () => t('staffSearches.isReadAs', { means: means ?? '' }),
    filler: () => t('staffSearches.isLeftOut'),
    landmark: () => t('staffSearches.liesIn', { places: places.map((place) => place[lng]).join(', ') }),
  };
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 lg:px-5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="m-0 flex flex-wrap items-center gap-x-2.5 font-semibold wrap-anywhere">
          {words.join(', ')}
          <Tag tone="info">{t(`staffSearches.kind_${kind}`)}</Tag>
        </p>
        <p className="m-0 text-ui wrap-anywhere text-muted">{says[kind]()}</p>
      </div>
      <Button kind="outline" aria-label={t('staffSearches.changeOf', { word })} onClick={onChange}>
        {t('staffSearches.change')}
      </Button>
      <Button kind="outline" aria-label={t('staffSearches.removeOf', { word })} onClick={onRemove} className="!text-danger">
        {t('staffSearches.remove')}
      </Button>
    </li>
  );
}

function RemoveWords({ entry, onClose, onDone }: { entry: DictionaryEntry; onClose: () => void; onDone: () => void }) {
  const { t } = useWords();
  // Read again also where it was refused: then it has changed elsewhere.
  const { busy, act } = useConfirmed(removeWords, { done: t('staffSearches.removed'), onClose: onDone });
  return (
    <Confirm
      onClose={onClose}
      title={t('staffSearches.removeTitle')}
      yes={t(busy ? 'staffSearches.saving' : 'staffSearches.remove')}
      busy={busy}
      onYes={() => act(entry._id)}
    >
      {t('staffSearches.removeText', { words: entry.words.join(', ') })}
    </Confirm>
  );
}

/** The entries that fit the address, as one page of a list. */
function useShown(entries: Outcome<DictionaryEntry[]> | undefined) {
  const [params] = useSearchParams();
  const [kind, q] = [namedIn(params, 'kind', shownWordKinds), wordsIn(params)];
  if (!entries?.ok) return { kind, q, outcome: entries };
  const items = entries.value.filter((entry) => (!kind || entry.kind === kind) && (!q || holds(entry, q)));
  return { kind, q, outcome: { ok: true as const, value: { items, pagination: { page: 1, limit: items.length, total: items.length, totalPages: 1 } } } };
}

export default function SearchWordsPage({ loaderData: { entries } }: Route.ComponentProps) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const [params] = useSearchParams();
  const [begun, setBegun] = useState<Begun | undefined>(() => (params.get('teach') ? newWords(params.get('teach') ?? '') : undefined));
  const [going, setGoing] = useState<DictionaryEntry>();
  const { kind, q, outcome } = useShown(entries);
  const done = (): void => {
    setBegun(undefined);
    setGoing(undefined);
    void revalidate();
  };
  return (
    <div className="mx-auto max-w-5xl">
      <h1 className="m-0">{t('staffSearches.wordsTitle')}</h1>
      <p className="mt-1 mb-4 max-w-reading text-muted">{t('staffSearches.wordsLead')}</p>
      <div className="mb-5 flex flex-wrap gap-3">
        <Button onClick={() => setBegun(newWords())}>{t('staffSearches.teach')}</Button>
        <ButtonLink kind="outline" to="/admin/searches">
          {t('staffSearches.toSearches')}
        </ButtonLink>
      </div>
      <StaffList
        outcome={outcome}
        empty={t('staffSearches.wordsEmpty')}
        failed={t('staffSearches.wordsFailed')}
        filters={
          <>
            <SearchBox label={t('staffSearches.wordsFind')} q={q} />
            <Chips
              name="kind"
              label={t('staffSearches.kind')}
              chosen={kind}
              options={[[undefined, t('staffSearches.kind_all')], ...shownWordKinds.map((one) => [one, t(`staffSearches.kind_${one}`)] as const)]}
            />
          </>
        }
      >
        {(items) => (
          <ul className="m-0 list-none p-0">
            {items.map((entry) => (
              <EntryRow key={entry._id} entry={entry} onChange={() => setBegun(entry)} onRemove={() => setGoing(entry)} />
            ))}
          </ul>
        )}
      </StaffList>
      {begun ? <WordsDialog begun={begun} onClose={() => setBegun(undefined)} onDone={done} /> : null}
      {going ? <RemoveWords entry={going} onClose={() => setGoing(undefined)} onDone={done} /> : null}
    </div>
  );
}
