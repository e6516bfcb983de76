import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { searchDictionary, type DictionaryReplay } from '#contracts/search/search-dictionary.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { show } from '#web/testing/show.tsx';
import { linesIn, newWords, WordsDialog, wordsFault } from './words-dialog.tsx';

test('each line of the box is a word, once', () => {
  expect(linesIn(' gudam \n\nগুদাম\ngudam')).toEqual(['gudam', 'গুদাম']);
});

test('the faults of single words are told with the word', () => {
  const faults = { 'words.1': 'The search already knows this word' };
  expect(wordsFault(faults, ['zzq', 'mirpur'])).toBe('mirpur: The search already knows this word');
  expect(wordsFault({ words: 'Required' }, [])).toBe('Required');
  expect(wordsFault({}, ['zzq'])).toBeUndefined();
});

const differing: DictionaryReplay = {
  replayed: 1000,
  isComplete: true,
  differing: 1,
  items: [
    {
      text: 'showroom dhanmondi',
      searches: 4,
      before: { understood: [{ filter: 'propertyType', value: ['showroom', 'shop'], text: 'showroom' }], words: [] },
      after: { understood: [], words: ['showroom'] },
    },
  ],
};
const entry = { _id: '01890000-0000-7000-8000-000000000001', kind: 'filler' as const, words: [], means: null, places: [], overrides: [] };

function opened(replay: DictionaryReplay) {
  const api = fakeApi();
  api.on(searchDictionary.replay, () => ({ success: true as const, ...replay }));
  api.on(searchDictionary.add, ({ body }) => ({ success: true as const, entry: { ...entry, words: body.words, changedAt: '2026-11-22T10:00:00.000Z' } }));
  const onDone = vi.fn();
  return { api, onDone, ...show(<WordsDialog begun={{ ...newWords('showroom'), kind: 'filler' }} onClose={() => undefined} onDone={onDone} />) };
}

test('what an entry changes is shown before it is saved, and again where it was changed since', async () => {
  const { api, user, t, onDone } = opened(differing);
  await user.click(screen.getByRole('button', { name: t('staffSearches.replay') }));
  expect(await screen.findByText('showroom dhanmondi')).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toContain(
    `${t('staffSearches.readNow')}: ${t('enums.propertyType_showroom')} / ${t('enums.propertyType_shop')}`,
  );
  expect(api.calls(searchDictionary.add)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: new RegExp(`^${t('staffSearches.words')}`) }), '\nzzq');
  expect(screen.queryByText('showroom dhanmondi')).toBeNull();
  await user.click(screen.getByRole('button', { name: t('staffSearches.replay') }));
  await user.click(await screen.findByRole('button', { name: t('staff.save') }));
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(api.calls(searchDictionary.add).map(({ body }) => body.words)).toEqual([['showroom', 'zzq']]);
});

test('where nothing changes it says so, and where time ran out as well', async () => {
  const { user, t } = opened({ replayed: 700, isComplete: false, differing: 0, items: [] });
  await user.click(screen.getByRole('button', { name: t('staffSearches.replay') }));
  const status = await screen.findByRole('status');
  expect(status.textContent).toBe(`${t('staffSearches.replayNone', { replayed: '700' })} ${t('staffSearches.replayPart')}`);
});
