import { afterEach, expect, test, vi } from 'vitest';
import { screen } from '@testing-library/react';
import { show } from '#web/testing/show.tsx';
import { pageBefore, useGoBack } from './go-back.ts';

afterEach(() => vi.restoreAllMocks());

const here = new URL('https://uthan.example/user/profile');

test('the page before is one of this site, and another one than this', () => {
  expect(pageBefore('https://uthan.example/Blog?page=2#top', here)).toBe('/Blog?page=2');
  for (const referrer of ['', 'https://elsewhere.example/', 'https://uthan.example.evil.example/', 'https://uthan.example/user/profile?x=1', 'nonsense'])
    expect(pageBefore(referrer, here), referrer).toBeUndefined();
});

function Back() {
  const goBack = useGoBack();
  return <button onClick={goBack}>Back</button>;
}

const pressed = async (referrer: string): Promise<string> => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  const { user, address } = show(<Back />, { address: '/user/profile' });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  return address();
};

test('a page that was loaded by a link of this site goes back to where the link stood', async () => {
  expect(await pressed(`${window.location.origin}/Blog?page=2`)).toBe('/Blog?page=2');
});

test('a page whose address was typed, or whose link stood elsewhere, goes home', async () => {
  expect(await pressed('')).toBe('/');
});

test('a link elsewhere leads home too', async () => {
  expect(await pressed('https://elsewhere.example/Blog')).toBe('/');
});
