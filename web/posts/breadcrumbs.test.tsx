import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { postPage, rentPage } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

const trail = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('leads from home to the list of the area; a division named like its district is left out', () => {
  const { t } = show(<Breadcrumbs post={postPage()} />);
  expect(screen.getByRole('navigation', { name: t('shell.breadcrumb') })).toBeTruthy();
  expect(trail()).toEqual([
    [t('shell.navHome'), '/'],
    [t('detail.forSell'), '/Property-Buy-Sell'],
    ['Dhaka', '/Property-Buy-Sell?division=dhaka&district=dhaka'],
    ['Dhanmondi', '/Property-Buy-Sell?division=dhaka&district=dhaka&subDistrict=dhaka-dhanmondi'],
  ]);
});

test('what is to let leads to what is to let, in the words of the page', () => {
  const { t } = show(<Breadcrumbs post={rentPage()} />, { lng: 'bn' });
  expect(trail()[1]).toEqual([t('detail.forRent'), '/Property-Rent']);
  expect(trail().at(-1)?.[0]).toBe('ধানমন্ডি');
});
