import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

test('says what is not there, and the way on', async () => {
  const { user, address } = show(
    <EmptyState title="Nothing saved" text="Press a heart." action={<ButtonLink to="/property-search">Look around</ButtonLink>} />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Nothing saved' })).toBeTruthy();
  expect(screen.getByText('Press a heart.')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Look around' }));
  expect(address()).toBe('/property-search');
});

test('is the heading of the page where it stands for all of it; the drawing is decoration', () => {
  show(<EmptyState title="No such page" heading="h1" />);
  expect(screen.getByRole('heading', { level: 1, name: 'No such page' })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
