import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from '#contracts/staff/settings.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { show } from '#web/testing/show.tsx';
import { CannedTexts } from './canned-texts.tsx';

beforeEach(() => void signedIn({ role: 'support' }));

test('ready texts of the chosen reasons are offered in both languages, the owner’s first, and handed on', async () => {
  const text = (en: string) => ({ bn: 'লেখা', en });
  const cannedTexts = [
    { reason: 'photo' as const, text: text('Please take brighter photos.') },
    { reason: 'price' as const, text: text('Please check the price.') },
  ];
  fakeApi().on(settings.cannedTexts, { success: true, cannedTexts });
  const onPut = vi.fn();
  const { user, t } = show(<CannedTexts reasons={['price']} readerLng="en" onPut={onPut} />);
  const list = await screen.findByRole('list', { name: t('moderation.cannedTexts') });
  const buttons = within(list).getAllByRole('button');
  expect(buttons.map((button) => [button.lang, button.textContent])).toEqual([
    ['en', 'Please check the price.'],
    ['bn', 'লেখা'],
  ]);
  for (const button of buttons) await user.click(button);
  expect(onPut.mock.calls).toEqual([['Please check the price.'], ['লেখা']]);
});
