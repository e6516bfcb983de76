import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { interests, type Interest } from '#contracts/offers/interests.ts';
import { fakeApi, refuse } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { showPage } from '#web/testing/show-page.tsx';
import { toast } from '#web/testing/show.tsx';
import * as page from './interests.page.tsx';

const place: Interest = {
  _id: '01934f00-0000-7000-8000-000000000007',
  kind: 'group',
  PostID: null,
  title: null,
  division: 'Dhaka',
  location: 'Mirpur',
  name: 'Rumana Akter',
  occupation: 'Teacher',
  phone: '01000002888',
  note: 'Please call after five.',
  at: '2026-11-20T05:00:00.000Z',
  state: 'new',
  staffNote: null,
};

test.each(['bn', 'en'] as const)('another state is saved at once, goes back where it was refused, and notes open below the row (%s)', async (lng) => {
  signedIn({ role: 'support' });
  const api = fakeApi();
  const lists = (item: Interest): void =>
    api.on(interests.staffList, { success: true, items: [item], pagination: { page: 1, limit: 20, total: 1, totalPages: 1 } });
  lists(place);
  const { t, user } = showPage(page, { lng, pattern: '/admin/interests' });
  const state = await screen.findByRole<HTMLSelectElement>('combobox', { name: t('staffFirms.interestState', { name: place.name }) });
  api.on(interests.setState, refuse('NOT_FOUND'));
  await user.selectOptions(state, 'called');
  await waitFor(() => expect([state.value, state.disabled]).toEqual(['new', false]));

  api.on(interests.setState, () => {
    lists({ ...place, state: 'called' });
    return { success: true as const };
  });
  await user.selectOptions(state, 'called');
  expect(await toast(t('staffFirms.interestSaved'))).toBeTruthy();
  await waitFor(() => expect(state.value).toBe('called'));
  expect(screen.queryByText(place.note ?? '')).toBeNull();

  await user.click(screen.getByRole('button', { name: new RegExp(`^${t('staffFirms.interestNotes')}`), expanded: false }));
  expect(screen.getByText(place.note ?? '')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: t('staffFirms.interestNote') }), 'Calls back on Sunday');
  await user.click(screen.getByRole('button', { name: t('staff.save') }));
  await waitFor(() =>
    expect(api.calls(interests.setState).map(({ body }) => body)).toMatchObject([
      { state: 'called' },
      { state: 'called' },
      { state: 'called', note: 'Calls back on Sunday' },
    ]),
  );
});
