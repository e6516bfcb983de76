import { screen } from '@testing-library/react';
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
