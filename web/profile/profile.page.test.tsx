import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '#web/testing/people.ts';
import { show } from '#web/testing/show.tsx';
import ProfilePage from './profile.page.tsx';

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
