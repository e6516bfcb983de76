// Words that staff teach the search: synonyms, words that say nothing, landmarks.
import { Pencil, Trash2 } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { searchDictionary, type DictionaryEntry } from '#contracts/search/search-dictionary.ts';
import { Confirm } from '#web/forms/confirm.tsx';
import { useConfirmed } from '#web/forms/use-confirmed.ts';
import type { Outcome } from '#web/platform/calls/outcome.ts';
import { useWords } from '#web/platform/language.tsx';
import { BackLink } from '#web/staff/kit/back-link.tsx';
import { anyOf, queryOf, search, staffList } from '#web/staff/kit/filters.ts';
import { staffClientLoader, staffLoader, staffMeta } from '#web/staff/kit/staff-route.ts';
import { Row } from '#web/staff/kit/row.tsx';
import { MenuAction, RowMenu } from '#web/staff/kit/row-menu.tsx';
import { ListPage } from '#web/staff/kit/staff-list.tsx';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { useAsked } from '#web/staff/kit/use-asked.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { Route } from './+types/words.page.ts';
import { type Begun, newWords, WordsDialog } from './words-dialog.tsx';
import { readWords, removeWords, shownWordKinds } from './words-calls.ts';

export const handle = { cache: false };

const list = staffList(searchDictionary.list, {
  q: search((t) => t('staffSearches.wordsFind')),
  kind: anyOf(shownWordKinds, {
    as: 'select',
    label: (t) => t('staffSearches.kind'),
    all: (t) => t('staffSearches.kind_all'),
    text: ({ t }, kind) => t(`staffSearches.kind_${kind}`),
  }),
});

export const loader = staffLoader('staffSearches', 'areas', 'search');
export const clientLoader = staffClientLoader(readWords);
export const meta = staffMeta((t) => t('staffSearches.wordsTitle'));
export const HydrateFallback = StaffSkeleton;

const holds = ({ words, means, places }: DictionaryEntry, q: string): boolean =>
  [...words, means ?? '', ...places.flatMap(({ en, bn }) => [en, bn])].some((one) => one.toLowerCase().includes(q.toLowerCase()));

function EntryRow({ entry, onChange, onRemove }: { entry: DictionaryEntry; onChange: () => void; onRemove: () => void }) {
  const { t, lng } = useWords();
  const { kind, words, means, places, overrides } = entry;
  const [word = ''] = words;
  const says = {
    synonym: () => t('staffSearches.isReadAs', { means: means ?? '' }),
    filler: () => t('staffSearches.isLeftOut'),
    landmark: () => t('staffSearches.liesIn', { places: places.map((place) => place[lng]).join(', ') }),
  };
  const tags = (
    <>
      <Tag tone="info">{t(`staffSearches.kind_${kind}`)}</Tag>
      {overrides.length > 0 ? <Tag tone="gold">{t('staffSearches.isOverride')}</Tag> : null}
    </>
  );
  const menu = (
    <RowMenu label={t('staff.menuOf', { name: word })}>
      <MenuAction icon={<Pencil aria-hidden="true" />} onSelect={onChange}>
        {t('staffSearches.change')}
      </MenuAction>
      <MenuAction icon={<Trash2 aria-hidden="true" />} danger onSelect={onRemove}>
        {t('staffSearches.remove')}
      </MenuAction>
    </RowMenu>
  );
  return (
    <Row title={words.join(', ')} tags={tags} menu={menu}>
      <p className="m-0 text-small wrap-anywhere text-muted">{says[kind]()}</p>
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
  const [params] = useSearchParams();
  const begun = useAsked<Begun>(() => (params.get('teach') ? newWords(params.get('teach') ?? '') : undefined));
  const going = useAsked<DictionaryEntry>();
  const shown = useShown(answer);
  return (
    <>
      <BackLink to="/admin/searches">{t('staffSearches.toSearches')}</BackLink>
      <ListPage
        title={t('staffSearches.wordsTitle')}
        lead={t('staffSearches.wordsLead')}
        actions={<Button onClick={() => begun.ask(newWords())}>{t('staffSearches.teach')}</Button>}
        list={list}
        answer={shown}
        bare={answer?.ok === true && answer.value.length === 0}
        empty={t('staffSearches.wordsEmpty')}
        emptyText={t('staffSearches.wordsExample')}
        failed={t('staffSearches.wordsFailed')}
        row={(entry) => <EntryRow key={entry._id} entry={entry} onChange={() => begun.ask(entry)} onRemove={() => going.ask(entry)} />}
      />
      {begun.asked ? <WordsDialog begun={begun.asked} {...begun.dialog} /> : null}
      {going.asked ? <RemoveWords entry={going.asked} {...going.dialog} /> : null}
    </>
  );
}
