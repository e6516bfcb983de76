import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '#web/testing/people.ts';
import { show } from '#web/testing/show.tsx';
import ProfilePage from './profile.page.tsx';

test('the numbers lead to the posts that they count, and hidden ones say why', () => {
  signedIn({ counts: { listing: 12, sell: 7, rent: 5, hidden: 2 } });
  const { t } = show(<ProfilePage />);
  const links = within(screen.getByRole('region', { name: t('profile.counts') })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['sell', 'rent', 'hidden'].map((tab) => `/user/my-properties?tab=${tab}`));
  expect(screen.getByText(t('profile.countHiddenHint', { count: 2 }))).toBeTruthy();
});

test('what is not given yet is offered with the way to its field, and not shown as a fact', () => {
  const user = signedIn({ gender: null, birthDate: null, occupation: 'Teacher', address: null });
  const { t } = show(<ProfilePage />);
  expect(screen.getByRole('heading', { level: 1, name: user.name })).toBeTruthy();
  const link = (field: 'gender' | 'birthDate' | 'address') => screen.getByRole('link', { name: t('profile.addWhat', { label: t(`profile.${field}`) }) });
  expect(link('gender').getAttribute('href')).toBe('/user/profileedit#gender');
  expect(link('birthDate').getAttribute('href')).toBe('/user/profileedit#birthDate');
  expect(link('address').getAttribute('href')).toBe('/user/profileedit#address');
  expect(screen.queryByRole('link', { name: t('profile.addWhat', { label: t('profile.occupation') }) })).toBeNull();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).not.toContain(t('profile.gender'));
});
