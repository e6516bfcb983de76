import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from '#contracts/settings.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { show } from '#web/testing/show.tsx';
import { CannedTexts } from './canned-texts.tsx';

beforeEach(() => void signedIn({ role: 'support' }));

test('ready texts of the chosen reasons are offered and handed on', async () => {
  const text = (en: string) => ({ bn: 'লেখা', en });
  const cannedTexts = [
    { reason: 'photo' as const, text: text('Please take brighter photos.') },
    { reason: 'price' as const, text: text('Please check the price.') },
  ];
  fakeApi().on(settings.cannedTexts, { success: true, cannedTexts });
  const onPut = vi.fn();
  const { user, t } = show(<CannedTexts reasons={['price']} onPut={onPut} />);
  const list = await screen.findByRole('list', { name: t('moderation.cannedTexts') });
  expect(within(list).getAllByRole('button')).toHaveLength(1);
  await user.click(within(list).getByRole('button'));
  expect(onPut).toHaveBeenCalledExactlyOnceWith('Please check the price.');
});
