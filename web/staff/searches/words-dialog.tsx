import { X } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#contracts/limits.ts';
import type { DictionaryEntry, DictionaryKind, DictionaryReplay } from '#contracts/search/search-dictionary.ts';
import { AreaBox } from '#web/areas/area-box.tsx';
import type { AreaOption } from '#web/areas/area-tree.ts';
import { useAreas } from '#web/areas/use-areas.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { FormSheet } from '#web/staff/kit/form-sheet.tsx';
import { Select, TextArea } from '#web/ui/controls.tsx';
import { described, Field } from '#web/ui/field.tsx';

import { TextInput } from '#web/ui/text-input.tsx';
import { ReplayResult } from './replay-result.tsx';
import { replayWords, saveWords, shownWordKinds } from './words-calls.ts';

const { placesMax } = limits.search.dictionary;
const nowhere: readonly AreaOption[] = [];

export const linesIn = (typed: string): string[] => [...new Set(typed.split('\n').map((line) => line.trim()))].filter(Boolean);

/** The faults of single words in one sentence, each with its word. */
export function wordsFault(faults: Readonly<Record<string, string>>, words: readonly string[]): string | undefined {
  const told = words.flatMap((word, at) => (faults[`words.${at}`] ? [`${word}: ${faults[`words.${at}`]}`] : []));
  return told.join(' · ') || faults['words'];
}

type Place = Pick<AreaOption, 'id' | 'en' | 'bn'>;

/** The areas of a landmark: chosen one after the other. */
function PlacesField({ places, onChange, error }: { places: readonly Place[]; onChange: (places: readonly Place[]) => void; error: string | undefined }) {
  const { t, lng, fmt } = useWords();
  const areas = useAreas();
  const options = areas.state === 'ready' ? areas.tree.subDistrict.filter(({ id }) => places.every((one) => one.id !== id)) : [];
  return (
    <div>
      <AreaBox
        key={places.length}
        id="word-places"
        label={t('staffSearches.places')}
        options={places.length < placesMax ? options : []}
        elsewhere={nowhere}
        chosen={undefined}
        withParent
        error={error}
        onChoose={(option) => void (option && onChange([...places, option]))}
      />
      <p className="mt-1.5 text-small text-muted">{t('staffSearches.placesHint', { max: fmt.number(placesMax) })}</p>
      <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
        {places.map((place) => (
          <li key={place.id} className="control inline-flex items-center rounded-full bg-primary-tint pl-4 text-ui text-primary-ink">
            {place[lng]}
            <button
              type="button"
              aria-label={t('staffSearches.removePlace', { name: place[lng] })}
              onClick={() => onChange(places.filter(({ id }) => id !== place.id))}
              className="grid size-12 place-items-center rounded-full"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the form begins with: an entry, or a new one with a word of a search. */
export type Begun = Pick<DictionaryEntry, 'kind' | 'words' | 'means' | 'places'> & { _id?: string };

export const newWords = (word?: string): Begun => ({ kind: 'synonym', words: word ? [word] : [], means: null, places: [] });

/** Adds words, or changes an entry. */
export function WordsDialog({ begun, onClose, onDone }: { begun: Begun; onClose: () => void; onDone: () => void }) {
  const { t } = useWords();
  const [kind, setKind] = useState<DictionaryKind>(begun.kind);
  const [typed, setTyped] = useState(begun.words.join('\n'));
  const [means, setMeans] = useState(begun.means ?? '');
  const [places, setPlaces] = useState<readonly Place[]>(begun.places);
  const saving = useCall(saveWords, { outlives: true });
  const replaying = useCall(replayWords);
  const [seen, setSeen] = useState<{ of: string; replay: DictionaryReplay }>();
  const words = linesIn(typed);
  const body = { kind, words, means, places: places.map(({ id }) => id) };
  // Before it is saved, what it changes is shown.
  const replay = seen?.of === JSON.stringify(body) ? seen.replay : undefined;
  const isShown = kind === 'landmark' || replay !== undefined;
  const { fieldErrors } = isShown ? saving : replaying;
  const send = async (): Promise<void> => {
    if (!isShown) {
      const read = await replaying.run(begun._id, body);
      if (read?.ok && read.value) setSeen({ of: JSON.stringify(body), replay: read.value });
      return;
    }
    const outcome = await saving.run(begun._id, body);
    if (!outcome?.ok) return;
    showToast('success', t('staffSearches.saved'));
    onDone();
  };
  const wordsError = wordsFault(fieldErrors, words);
  return (
    <FormSheet
      title={t(begun._id ? 'staffSearches.change' : 'staffSearches.teach')}
      send={t(isShown ? 'staff.save' : 'staffSearches.replay')}
      sending={t(isShown ? 'staff.saving' : 'staffSearches.replaying')}
      call={isShown ? saving : replaying}
      onClose={onClose}
      onSend={send}
    >
      <Field id="word-kind" label={t('staffSearches.kind')} hint={t(`staffSearches.kindHint_${kind}`)}>
        <Select
          {...described('word-kind', undefined, true)}
          value={kind}
          onChange={({ target }) => setKind(shownWordKinds.find((one) => one === target.value) ?? 'synonym')}
        >
          {shownWordKinds.map((one) => (
            <option key={one} value={one}>
              {t(`staffSearches.kind_${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="word-words" label={t('staffSearches.words')} hint={t('staffSearches.wordsHint')} error={wordsError}>
        <TextArea {...described('word-words', wordsError, true)} rows={4} value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      {kind === 'synonym' ? (
        <Field id="word-means" label={t('staffSearches.means')} hint={t('staffSearches.meansHint')} error={fieldErrors['means']}>
          <TextInput
            {...described('word-means', fieldErrors['means'], true)}
            value={means}
            autoComplete="off"
            onChange={({ target }) => setMeans(target.value)}
          />
        </Field>
      ) : null}
      {kind === 'landmark' ? <PlacesField places={places} onChange={setPlaces} error={fieldErrors['places']} /> : null}
      {replay ? <ReplayResult replay={replay} /> : null}
    </FormSheet>
  );
}
