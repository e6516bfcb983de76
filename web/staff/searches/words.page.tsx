// Words that staff teach the search: synonyms, words that say nothing, landmarks.
import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { searchDictionary, type DictionaryEntry } from '#contracts/search/search-dictionary.ts';
import { Confirm } from '#web/forms/confirm.tsx';
import { useConfirmed } from '#web/forms/use-confirmed.ts';
import type { Outcome } from '#web/platform/calls/outcome.ts';
import { useWords } from '#web/platform/language.tsx';
import { anyOf, queryOf, search, staffList } from '#web/staff/kit/filters.ts';
import { staffClientLoader, staffLoader } from '#web/staff/kit/read-as-staff.ts';
import { Row, Rows } from '#web/staff/kit/row.tsx';
import { StaffList } from '#web/staff/kit/staff-list.tsx';
import { staffMeta } from '#web/staff/kit/staff-meta.ts';
import { PageFrame } from '#web/staff/kit/page-frame.tsx';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { Route } from './+types/words.page.ts';
import { type Begun, newWords, WordsDialog } from './words-dialog.tsx';
import { readWords, removeWords, shownWordKinds } from './words-calls.ts';

export const handle = { cache: false };

const list = staffList(searchDictionary.list, {
  q: search((t) => t('staffSearches.wordsFind')),
  kind: anyOf(shownWordKinds, {
    label: (t) => t('staffSearches.kind'),
    all: (t) => t('staffSearches.kind_all'),
    text: ({ t }, kind) => t(`staffSearches.kind_${kind}`),
  }),
});

export const loader = staffLoader('staffSearches', 'areas');
export const clientLoader = staffClientLoader(readWords);
export const meta = staffMeta((t) => t('staffSearches.wordsTitle'));
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
  const actions = (
    <>
      <Button kind="outline" aria-label={t('staffSearches.changeOf', { word })} onClick={onChange}>
        {t('staffSearches.change')}
      </Button>
      <Button kind="outline" aria-label={t('staffSearches.removeOf', { word })} onClick={onRemove} className="!text-danger">
        {t('staffSearches.remove')}
      </Button>
    </>
  );
  return (
    <Row title={words.join(', ')} tags={<Tag tone="info">{t(`staffSearches.kind_${kind}`)}</Tag>} actions={actions}>
      <p className="m-0 text-ui wrap-anywhere text-muted">{says[kind]()}</p>
    </Row>
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
      yes={t(busy ? 'staff.saving' : 'staffSearches.remove')}
      busy={busy}
      onYes={() => act(entry._id)}
    >
      {t('staffSearches.removeText', { words: entry.words.join(', ') })}
    </Confirm>
  );
}

/** The entries that fit the address, as one page of a list. */
function useShown(answer: Outcome<DictionaryEntry[]> | undefined) {
  const [params] = useSearchParams();
  const { kind, q } = queryOf(list.filters, params);
  if (!answer?.ok) return answer;
  const items = answer.value.filter((entry) => (!kind || entry.kind === kind) && (!q || holds(entry, q)));
  return { ok: true as const, value: { items, pagination: { page: 1, limit: items.length, total: items.length, totalPages: 1 } } };
}

export default function SearchWordsPage({ loaderData: { answer } }: Route.ComponentProps) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const [params] = useSearchParams();
  const [begun, setBegun] = useState<Begun | undefined>(() => (params.get('teach') ? newWords(params.get('teach') ?? '') : undefined));
  const [going, setGoing] = useState<DictionaryEntry>();
  const shown = useShown(answer);
  const done = (): void => {
    setBegun(undefined);
    setGoing(undefined);
    void revalidate();
  };
  const actions = (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setBegun(newWords())}>{t('staffSearches.teach')}</Button>
      <ButtonLink kind="outline" to="/admin/searches">
        {t('staffSearches.toSearches')}
      </ButtonLink>
    </div>
  );
  return (
    <PageFrame title={t('staffSearches.wordsTitle')} lead={t('staffSearches.wordsLead')} actions={actions}>
      <StaffList list={list} answer={shown} empty={t('staffSearches.wordsEmpty')} failed={t('staffSearches.wordsFailed')}>
        {(items) => (
          <Rows>
            {items.map((entry) => (
              <EntryRow key={entry._id} entry={entry} onChange={() => setBegun(entry)} onRemove={() => setGoing(entry)} />
            ))}
          </Rows>
        )}
      </StaffList>
      {begun ? <WordsDialog begun={begun} onClose={() => setBegun(undefined)} onDone={done} /> : null}
      {going ? <RemoveWords entry={going} onClose={() => setGoing(undefined)} onDone={done} /> : null}
    </PageFrame>
  );
}
