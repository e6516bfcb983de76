import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { Pagination } from '#contracts/values.ts';
import type { Outcome } from '#web/platform/calls/outcome.ts';
import { fakeApi, refuse } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { showPage } from '#web/testing/show-page.tsx';
import { anyOf, oneOf, search, staffList, type PageOf } from './filters.ts';
import { listClientLoader } from './staff-route.ts';
import { Row } from './row.tsx';
import { StaffList } from './staff-list.tsx';

interface Person {
  _id: number;
  name: string;
}

const people = endpoint({
  method: 'GET',
  path: '/api/admin/people',
  access: 'support',
  adminsOnly: ({ format }) => format === 'csv',
  summary: 'People',
  query: z.object({
    q: z.string().optional(),
    kind: z.enum(['group', 'interior']).optional(),
    state: z.enum(['new', 'called']).optional(),
    format: z.literal('csv').optional(),
    page: z.coerce.number().default(1),
  }),
  response: z.object({ success: z.literal(true), items: z.array(z.object({ _id: z.number(), name: z.string() })), pagination: Pagination }),
});

const list = staffList(people, {
  q: search(() => 'Look for'),
  kind: anyOf(['group', 'interior'], { label: () => 'Kind', all: () => 'Any', text: (_words, kind) => kind }),
  state: oneOf(['new', 'called'], { as: 'select', label: () => 'State', usual: 'new', text: (_words, state) => state }),
});

const page = {
  clientLoader: listClientLoader(list),
  default: ({ loaderData: { answer } }: { loaderData: { answer: Outcome<PageOf<Person>> | undefined } }) => (
    <StaffList list={list} answer={answer} file="people" empty="Nothing" failed="It failed" row={({ _id, name }) => <Row key={_id} title={name} />} />
  ),
};

const person = (number: number): Person => ({ _id: number, name: `Person ${number}` });

/** Two pages of one person each; what was asked for. */
function twoPages() {
  const api = fakeApi();
  api.on(people, ({ query }) => ({
    success: true as const,
    items: query.q === 'nobody' ? [] : [person(query.page)],
    pagination: { page: query.page, limit: 1, total: query.q === 'nobody' ? 0 : 2, totalPages: query.q === 'nobody' ? 0 : 2 },
  }));
  return () => api.calls(people).at(-1)?.query;
}

const open = (address = '/list', lng: 'bn' | 'en' = 'en') => showPage(page, { pattern: '/list', address, lng });

test.each(['bn', 'en'] as const)('the next page is read, and keeps the filters (%s)', async (lng) => {
  signedIn({ role: 'support' });
  const asked = twoPages();
  const { user, t, address } = open('/list?kind=group', lng);
  expect(await screen.findByText('Person 1')).toBeTruthy();
  expect(screen.getByText(t('staff.found', { count: 2 }))).toBeTruthy();
  await user.click(screen.getByRole('link', { name: t('shell.pageNext') }));
  expect(await screen.findByText('Person 2')).toBeTruthy();
  expect(address()).toBe('/list?kind=group&page=2');
  expect(asked()).toMatchObject({ kind: 'group', state: 'new', page: 2 });
});

test('a filter reads the list from its first page, beside the other filters', async () => {
  signedIn({ role: 'support' });
  const asked = twoPages();
  const { user, address } = open('/list?q=karim&page=2');
  await user.click(await screen.findByRole('link', { name: 'interior' }));
  await waitFor(() => expect(address()).toBe('/list?q=karim&kind=interior'));
  expect(asked()).toMatchObject({ q: 'karim', kind: 'interior', page: 1 });
  expect(within(screen.getByRole('navigation', { name: 'Kind' })).getByRole('link', { current: true }).textContent).toBe('interior');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'called');
  await waitFor(() => expect(address()).toBe('/list?q=karim&kind=interior&state=called'));
  expect(asked()).toMatchObject({ q: 'karim', kind: 'interior', state: 'called' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'new');
  await waitFor(() => expect(address()).toBe('/list?q=karim&kind=interior'));
  await user.click(screen.getByRole('link', { name: 'Any' }));
  await waitFor(() => expect(address()).toBe('/list?q=karim'));
});

test('words that find nothing can be cleared with everything else', async () => {
  signedIn({ role: 'admin' });
  const asked = twoPages();
  const { user, t, address } = open('/list?kind=group');
  await user.type(await screen.findByRole('textbox', { name: 'Look for' }), 'nobody{Enter}');
  expect(await screen.findByText('Nothing')).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('staff.csv') })).toBeNull();
  expect(asked()).toMatchObject({ q: 'nobody', kind: 'group' });
  await user.click(screen.getByRole('link', { name: t('staff.clearSearch') }));
  await waitFor(() => expect(address()).toBe('/list?kind=group'));
  await user.type(screen.getByRole('textbox', { name: 'Look for' }), 'nobody{Enter}');
  await user.click(await screen.findByRole('link', { name: t('staff.clearFilters') }));
  expect(await screen.findByText('Person 1')).toBeTruthy();
  expect(address()).toBe('/list');
});

test('a list that cannot be read says so, and is read again when asked to', async () => {
  signedIn({ role: 'support' });
  fakeApi().on(people, refuse('INTERNAL'));
  const { user, t } = open();
  expect(await screen.findByText('It failed')).toBeTruthy();
  twoPages();
  await user.click(screen.getByRole('button', { name: t('shell.retry') }));
  expect(await screen.findByText('Person 1')).toBeTruthy();
});

test('an admin is offered the file, which holds what the filters leave', async () => {
  signedIn({ role: 'admin' });
  const asked = twoPages();
  const { user, t } = open('/list?kind=group&page=2');
  await user.click(await screen.findByRole('button', { name: t('staff.csv') }));
  await waitFor(() => expect(asked()).toEqual({ format: 'csv', kind: 'group', page: 1 }));
});

test('support, who may not have it, are offered none', async () => {
  signedIn({ role: 'support' });
  twoPages();
  const { t } = open();
  expect(await screen.findByText('Person 1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('staff.csv') })).toBeNull();
});
