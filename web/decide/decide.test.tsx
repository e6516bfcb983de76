import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { appointments } from '#contracts/accounts/appointments.ts';
import { defaultRates } from '#contracts/posts/buying-costs.ts';
import { forgetSession } from '#web/platform/session.ts';
import { fakeApi, noAnswer } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { postPage, rentPage } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { Decide } from './decide.tsx';

const now = '2026-11-25T06:00:00.000Z';
const one = rentPage({ PostID: 1, postTitle: 'Flat one', price: 20_000, size: 900, advanceMonths: 2, serviceCharge: 3000 });
const two = rentPage({ PostID: 2, postTitle: 'Flat two', price: 25_000, size: 1200, advanceMonths: null, serviceCharge: null });
/** With every home's notes open. */
const shown = (lng: 'bn' | 'en' = 'en') => {
  const page = show(<Decide posts={[one, two]} rates={defaultRates} />, { lng, now });
  openNotes();
  return page;
};
const detailsOf = () => screen.getAllByRole('article').map((card) => card.querySelector('details') as HTMLDetailsElement);
const openNotes = (): void => {
  for (const details of detailsOf()) if (!details.open) fireEvent.click(details.querySelector('summary') as HTMLElement);
};
const cardOf = (title: string) => within(screen.getAllByRole('heading', { name: title })[0]?.closest('article') as HTMLElement);

beforeEach(() => localStorage.clear());

test.each(['bn', 'en'] as const)('adds up in %s what each home costs at the beginning and by the month, and says what is not stated', (lng) => {
  const { t, fmt } = shown(lng);
  const row = (name: string) =>
    within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(row(t('decide.sum_monthly'))).toEqual([fmt.taka(23_000), fmt.taka(25_000)]);
  expect(row(t('decide.line_advance'))).toEqual([fmt.taka(40_000), t('decide.unstated')]);
  expect(row(t('decide.sum_beginning'))).toEqual([fmt.taka(75_000), fmt.taka(40_000)]);
});

test('own figures count at once and are still there after coming back; what is not understood changes nothing', () => {
  const { t, fmt } = shown();
  const box = () => screen.getByRole('textbox', { name: new RegExp(t('decide.assumed_moving')), hidden: true });
  fireEvent.change(box(), { target: { value: '৩০ হাজার' } });
  const sums = () => within(screen.getByRole('rowheader', { name: t('decide.sum_beginning') }).closest('tr') as HTMLElement).getAllByRole('cell');
  expect(sums()[1]?.textContent).toBe(fmt.taka(55_000));
  fireEvent.change(box(), { target: { value: 'much' } });
  expect([sums()[1]?.textContent, screen.getByText(t('decide.unread')) !== null]).toEqual([fmt.taka(55_000), true]);
  cleanup();
  shown();
  expect(sums()[1]?.textContent).toBe(fmt.taka(55_000));
});

test('marks of a visit decide the order, and notes stay in this browser', async () => {
  const { user, t } = shown();
  const order = () =>
    within(screen.getByRole('region', { name: t('decide.weighed') }))
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
  expect(order()).toEqual(['1. Flat one', '2. Flat two']);
  const second = cardOf('Flat two');
  for (const aspect of ['water', 'noise', 'light'] as const)
    await user.click(within(second.getByRole('group', { name: t(`decide.aspect_${aspect}`) })).getByRole('radio', { name: t('decide.mark_good') }));
  await user.type(second.getByRole('textbox', { name: t('decide.note') }), 'Quiet lane');
  expect(order()).toEqual(['1. Flat two', '2. Flat one']);
  cleanup();
  shown();
  expect(cardOf('Flat two').getByRole<HTMLTextAreaElement>('textbox', { name: t('decide.note') }).value).toBe('Quiet lane');
});

test('asks only what the post does not say, and remembers what was asked', async () => {
  const { user, t } = shown();
  const silent = cardOf('Flat two');
  expect(cardOf('Flat one').queryByRole('checkbox', { name: t('decide.ask_advance'), hidden: true })).toBeNull();
  await user.click(silent.getByText(t('decide.questions')));
  await user.click(silent.getByRole('checkbox', { name: t('decide.ask_advance') }));
  expect(silent.getByRole<HTMLInputElement>('checkbox', { name: t('decide.ask_advance') }).checked).toBe(true);
});

test('a visit has a day and an hour, and only then a file for the calendar', async () => {
  const { user, t, fmt } = shown('bn');
  const card = cardOf('Flat one');
  expect(card.queryByRole('button', { name: t('decide.toCalendar') })).toBeNull();
  await user.selectOptions(card.getByRole('combobox', { name: t('decide.visitDay') }), fmt.dayMonth('2026-11-28'));
  await user.selectOptions(card.getByRole('combobox', { name: t('decide.visitHour') }), fmt.hour(10));
  expect(card.getByRole('button', { name: t('decide.toCalendar') })).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('homeNotes') ?? '[]')).toMatchObject([{ id: 1, visitAt: '2026-11-28T10:00:00+06:00' }]);
});

test('a member is reminded of a visit: set, moved with its hour, kept where that was refused, and dropped', async () => {
  signedIn();
  const api = fakeApi();
  api.on(appointments.set, { success: true });
  api.on(appointments.remove, { success: true });
  const { user, t, fmt } = shown('bn');
  const card = cardOf('Flat one');
  expect(card.queryByRole('button', { name: t('decide.remind') })).toBeNull();
  await user.selectOptions(card.getByRole('combobox', { name: t('decide.visitDay') }), fmt.dayMonth('2026-11-28'));
  await user.click(card.getByRole('button', { name: t('decide.remind') }));
  expect(await card.findByText(t('decide.reminded'))).toBeTruthy();
  await user.selectOptions(card.getByRole('combobox', { name: t('decide.visitHour') }), fmt.hour(10));
  await waitFor(() => expect(api.calls(appointments.set).at(-1)?.body).toEqual({ at: '2026-11-28T04:00:00.000Z' }));
  expect(await card.findByText(t('decide.reminded'))).toBeTruthy();
  api.on(appointments.set, noAnswer);
  await user.selectOptions(card.getByRole('combobox', { name: t('decide.visitHour') }), fmt.hour(11));
  // The old time still holds there, so the page offers the new one again.
  expect(await card.findByRole('button', { name: t('decide.remind') })).toBeTruthy();
  api.on(appointments.set, { success: true });
  await user.click(card.getByRole('button', { name: t('decide.remind') }));
  await user.click(await card.findByRole('button', { name: t('decide.remindStop') }));
  expect(await card.findByRole('button', { name: t('decide.remind') })).toBeTruthy();
  expect(api.calls(appointments.remove)).toHaveLength(1);
});

test('anyone who is signed out is led to sign in to be reminded, and back', async () => {
  forgetSession();
  const { user, t, fmt } = shown('bn');
  const card = cardOf('Flat one');
  await user.selectOptions(card.getByRole('combobox', { name: t('decide.visitDay') }), fmt.dayMonth('2026-11-28'));
  expect(card.getByRole('link', { name: t('decide.remindSignIn') }).getAttribute('href')).toMatch(/^\/SignIn\?return=/);
});

test('a plot is asked about its papers and not about its lift', () => {
  const { t } = show(<Decide posts={[postPage({ PostID: 5, propertyType: 'land', postTitle: 'Plot' }), one]} rates={defaultRates} />, { now });
  openNotes();
  expect(cardOf('Plot').getByRole('checkbox', { name: t('decide.ask_mutation'), hidden: true })).toBeTruthy();
  expect(cardOf('Plot').queryByRole('group', { name: t('decide.aspect_lift') })).toBeNull();
});

test('a home without notes is one line; what was noted opens it', async () => {
  const { user, t } = show(<Decide posts={[one, two]} rates={defaultRates} />, { lng: 'en', now });
  const folded = () => detailsOf().map(({ open }) => !open);
  expect(folded()).toEqual([true, true]);
  await user.click(within(screen.getAllByRole('article')[0] as HTMLElement).getByRole('heading', { name: 'Flat one' }));
  await user.type(cardOf('Flat one').getByRole('textbox', { name: t('decide.note') }), 'Damp wall');
  cleanup();
  show(<Decide posts={[one, two]} rates={defaultRates} />, { lng: 'en', now });
  expect(folded()).toEqual([false, true]);
});

test('the family’s answers stand beside the homes, with those that nobody spoke of', () => {
  const visitors = [
    { _id: 'a', name: 'Amma', votes: [{ postId: 1, vote: 'up' as const, note: 'Big kitchen' }] },
    { _id: 'b', name: 'Rafi', votes: [{ postId: 1, vote: 'down' as const, note: '' }] },
  ];
  const { t } = show(<Decide posts={[one, two]} rates={defaultRates} family={{ token: 'x', name: 'For us', visitors }} />, { lng: 'en', now });
  const [first, second] = within(screen.getByRole('region', { name: t('decide.family') }))
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('h3'));
  expect(first?.textContent).toContain('Big kitchen');
  expect(within(first as HTMLElement).getByText(t('shortlists.upCount', { count: 1 }))).toBeTruthy();
  expect(second?.textContent).toContain(t('decide.familyNone'));
});
