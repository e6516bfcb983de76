import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { search } from '#contracts/search/search.ts';
import { type SuggestedItem } from '#contracts/search/suggested.ts';
import { fakeApi, type FakeApi, noAnswer } from '#web/testing/fake-api.ts';
import { quickWaits } from '#web/testing/quick-waits.ts';
import { show } from '#web/testing/show.tsx';
import { recentSearches } from './recent-searches.ts';
import { SuggestBox } from './suggest-box.tsx';

const dhanmondi: SuggestedItem = {
  kind: 'place',
  id: 'dhaka-dhanmondi',
  level: 'subDistrict',
  en: 'Dhanmondi',
  bn: 'ধানমন্ডি',
  text: 'Dhanmondi',
  parent: { en: 'Dhaka', bn: 'ঢাকা' },
};
const dhamrai: SuggestedItem = { ...dhanmondi, id: 'dhaka-dhamrai', en: 'Dhamrai', bn: 'ধামরাই', text: 'Dhamrai' };

/** Longer than the box waits for the next letter. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 300));

beforeEach(quickWaits);

const offer = (api: FakeApi): void => api.on(search.suggest, { success: true, items: [dhanmondi, dhamrai] });

function shown(lng: 'bn' | 'en' = 'en') {
  const picked = vi.fn((item: SuggestedItem) => `${item.en}!`);
  return {
    ...show(<SuggestBox label="Where?" icon={<svg />} onPick={picked} />, { lng }),
    picked,
    box: screen.getByRole<HTMLInputElement>('combobox', { name: 'Where?' }),
  };
}

test('what is typed brings places, said with what they lie in', async () => {
  const api = fakeApi();
  offer(api);
  const { user, box, t } = shown();
  await user.type(box, 'dha');
  expect((await screen.findByRole('option', { name: /Dhanmondi/ })).textContent).toBe(`Dhanmondi, Dhaka${t('suggestions.level_subDistrict')}`);
  expect(box.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe(t('suggestions.found', { count: 2 }));
  expect(api.calls(search.suggest).map(({ query }) => query)).toEqual([{ q: 'dha' }]);
});

test('by the arrow keys and Enter one is picked, and the box holds what it is told', async () => {
  offer(fakeApi());
  const { user, box, picked } = shown();
  await user.type(box, 'dha');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Dhamrai');
  expect(box.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  await user.keyboard('{Enter}');
  expect(picked).toHaveBeenCalledWith(dhamrai);
  expect(box.value).toBe('Dhamrai!');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Escape closes the list and keeps what was typed', async () => {
  fakeApi().on(search.suggest, { success: true, items: [{ ...dhanmondi, text: 'ধানমন্ডি' }] });
  const { user, box } = shown('bn');
  await user.type(box, 'ধান');
  await screen.findByRole('option', { name: /ধানমন্ডি/ });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box.value).toBe('ধান');
});

test('nothing but a text is asked about', async () => {
  const api = fakeApi();
  const { user, box } = shown();
  await user.type(box, '  ');
  await pause();
  expect(api.calls(search.suggest)).toEqual([]);
});

test('what was asked about once is not asked again', async () => {
  const api = fakeApi();
  offer(api);
  const { user, box } = shown();
  await user.type(box, 'dha');
  await screen.findByRole('listbox');
  await user.type(box, 'n');
  await vi.waitFor(() => expect(api.calls(search.suggest)).toHaveLength(2));
  await user.type(box, '{Backspace}');
  await pause();
  expect(api.calls(search.suggest)).toHaveLength(2);
  expect(screen.getByRole('listbox')).toBeTruthy();
});

test('an answer that comes late is dropped, and what stood there stays until the newest comes', async () => {
  const api = fakeApi();
  const late: (() => void)[] = [];
  const answers: Record<string, SuggestedItem[]> = { dh: [dhanmondi], dha: [dhamrai] };
  api.on(search.suggest, async ({ query }) => {
    await new Promise<void>((resolve) => late.push(resolve));
    return { success: true as const, items: answers[String(query?.q)] ?? [] };
  });
  const { user, box } = shown();
  await user.type(box, 'dh');
  await vi.waitFor(() => expect(late).toHaveLength(1));
  await user.type(box, 'a');
  await vi.waitFor(() => expect(late).toHaveLength(2));
  late[1]?.();
  await screen.findByRole('option', { name: /Dhamrai/ });
  late[0]?.();
  await pause();
  expect(screen.queryByRole('option', { name: /Dhanmondi/ })).toBeNull();
});

test('kinds of suggestions stand in groups, and a phrase is searched for at once', async () => {
  const api = fakeApi();
  const phrase: SuggestedItem = { kind: 'phrase', id: 'dhanmondi flat', en: 'dhanmondi flat', bn: 'dhanmondi flat', text: 'dhanmondi flat' };
  api.on(search.suggest, { success: true, items: [dhanmondi, phrase, dhamrai] });
  const { user, address, t } = show(<SuggestBox label="Where?" icon={<svg />} />, { lng: 'en' });
  await user.type(screen.getByRole('combobox'), 'dha');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent?.split(',')[0])).toEqual(['Dhanmondi', 'Dhamrai', 'dhanmondi flat']);
  expect(screen.getByText(t('suggestions.group_phrase'))).toBeTruthy();
  await user.click(screen.getByRole('option', { name: /dhanmondi flat/ }));
  expect(address()).toBe('/property-search?q=dhanmondi+flat');
});

test('where nobody answers it stays a plain box', async () => {
  fakeApi().on(search.suggest, noAnswer);
  const { user, box } = shown();
  await user.type(box, 'dha');
  await pause();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box.value).toBe('dha');
});

test('an empty box offers what was searched before', async () => {
  fakeApi();
  recentSearches.write([{ to: '/property-search?q=lake', text: 'lake', lng: 'en' }]);
  const { user, box, address } = shown();
  await user.click(box);
  await screen.findByRole('link', { name: 'lake' });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/property-search?q=lake');
});

test('what was searched before is forgotten one by one and all at once, and Escape leads back to the box', async () => {
  recentSearches.write(['one', 'two', 'three'].map((text) => ({ to: `/property-search?q=${text}`, text, lng: 'bn' as const })));
  const { user, box, t } = shown('bn');
  const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
  await user.click(box);
  await user.click(await screen.findByRole('button', { name: t('suggestions.recentForget', { text: 'two' }) }));
  expect(links()).toEqual(['one', 'three']);
  await user.keyboard('{Escape}');
  expect([document.activeElement, links()]).toEqual([box, []]);
  await user.tab();
  await user.click(box);
  await user.click(screen.getByRole('button', { name: t('suggestions.recentClear') }));
  expect([links(), localStorage.getItem('recentSearches')]).toEqual([[], null]);
});
