import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show, toast } from '#web/testing/show.tsx';
import { ShareLink } from './share-link.tsx';

const link = <ShareLink url="https://uthan.example/p/1" title="Flat" look="button" />;
afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

test('where the device cannot share, the address is copied', async () => {
  const { user, t } = show(link);
  await user.click(screen.getByRole('link', { name: t('detail.share') }));
  expect(await toast(t('shell.linkCopied'))).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('https://uthan.example/p/1');
});

test('the device’s own way comes first', async () => {
  const share = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user, t } = show(link);
  await user.click(screen.getByRole('link', { name: t('detail.share') }));
  expect(share).toHaveBeenCalledWith({ title: 'Flat', url: 'https://uthan.example/p/1' });
});

test('whoever closes the device’s sheet again hears nothing; where it fails the address is shown', async () => {
  const share = vi.fn().mockRejectedValueOnce(new DOMException('', 'AbortError')).mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user, t } = show(link, { lng: 'bn' });
  await user.click(screen.getByRole('link', { name: t('detail.share') }));
  expect(screen.queryByText('https://uthan.example/p/1')).toBeNull();
  await user.click(screen.getByRole('link', { name: t('detail.share') }));
  expect(await toast('https://uthan.example/p/1')).toBeTruthy();
});

const sheet = (
  <ShareLink
    url="https://uthan.example/Property-Rent-Details/7/flat"
    title="Flat"
    look="button"
    preview={{ title: 'Flat', line: '৳25,000 · Mirpur, Dhaka', picture: '/media/one.webp', PostID: 7 }}
  />
);

test('a listing opens a sheet with what will arrive, WhatsApp first', async () => {
  const { user, t } = show(sheet);
  await user.click(screen.getByRole('link', { name: t('detail.share') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('shell.share') }));
  expect(dialog.getByText('৳25,000 · Mirpur, Dhaka')).toBeTruthy();
  const hrefs = dialog.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(hrefs[0]).toBe(`https://wa.me/?text=${encodeURIComponent('Flat\n৳25,000 · Mirpur, Dhaka\nhttps://uthan.example/Property-Rent-Details/7/flat')}`);
  expect(hrefs.at(-1)).toBe('/user/shortlists/new?ids=7');
  await user.click(dialog.getByRole('button', { name: t('shell.copyLink') }));
  expect(await navigator.clipboard.readText()).toBe('https://uthan.example/Property-Rent-Details/7/flat');
});

test('the code for another phone stands in the sheet once it is asked for; other apps only where the device can', async () => {
  const { user, t } = show(sheet, { lng: 'bn' });
  await user.click(screen.getByRole('link', { name: t('detail.share') }));
  const code = await screen.findByRole('button', { name: t('detail.shareCode') });
  expect(document.querySelector('img[src^="/qr.svg"]')).toBeNull();
  await user.click(code);
  expect(document.querySelector('img[src="/qr.svg?to=/Property-Rent-Details/7/flat"]')).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('detail.shareElsewhere') })).toBeNull();
});
