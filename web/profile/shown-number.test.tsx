import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { profiles } from '#contracts/accounts/profiles.ts';
import { fakeApi, noAnswer } from '#web/testing/fake-api.ts';
import { show } from '#web/testing/show.tsx';
import { ShownNumber } from './shown-number.tsx';

const id = '019aa000-0000-7000-8000-00000000000a';

test.each(['bn', 'en'] as const)('a member’s number comes by a press and by one counted call (%s)', async (lng) => {
  const api = fakeApi();
  api.on(profiles.contact, { success: true, phone: '01000000731' });
  const { t, fmt } = show(<ShownNumber id={id} />, { lng });
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: t('profile.showNumber') }));
  expect((await screen.findByRole('link', { name: fmt.phone('01000000731') })).getAttribute('href')).toBe('tel:01000000731');
  expect(api.calls(profiles.contact).map(({ params }) => params)).toEqual([{ id }]);
});

test('where it cannot be given, that is said beside the button', async () => {
  const api = fakeApi();
  api.on(profiles.contact, noAnswer);
  const { t } = show(<ShownNumber id={id} />);
  fireEvent.click(screen.getByRole('button', { name: t('profile.showNumber') }));
  expect(await screen.findByText(t('profile.numberFailed'))).toBeTruthy();
  expect(screen.getByRole('button', { name: t('profile.showNumber') })).toBeTruthy();
});
