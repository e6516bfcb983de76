import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { postPage } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { DetailHead } from './detail-head.tsx';

const written = { title: 'en', description: 'en' } as const;
const { place } = postPage();
const kazipara = { id: 'dhaka-kazipara', en: 'Kazipara', bn: 'কাজীপাড়া' };

test.each([
  ['bn', { ...place, locality: kazipara }, 'কাজীপাড়া, ঢাকা'],
  ['en', { ...place, locality: kazipara }, 'Kazipara, Dhaka'],
  ['en', place, 'Dhanmondi, Dhaka'],
] as const)('the place begins with the neighbourhood where one is known (%s)', (lng, where, said) => {
  show(<DetailHead post={postPage({ place: where })} written={written} />, { lng });
  expect(screen.getByText(said)).toBeTruthy();
});

test('an area that ends the street is said once', () => {
  show(<DetailHead post={postPage({ street: 'Road 4, Dhanmondi' })} written={written} />, { lng: 'en' });
  expect(screen.getByText('Dhaka', { exact: false }).textContent).toBe('Road 4, Dhanmondi, Dhaka');
});

test('above a title in the other language stands what it is', () => {
  show(<DetailHead post={postPage()} written={{ ...written, title: 'bn' }} said="3-bed flat for sale, Dhanmondi" />, { lng: 'en' });
  expect(screen.getByText('3-bed flat for sale, Dhanmondi').nextElementSibling?.tagName).toBe('H1');
});
