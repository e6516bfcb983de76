import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { preferences } from '#contracts/notices/preferences.ts';
import { push } from '#contracts/notices/push.ts';
import { SoundButton } from './sound-button.tsx';
import { soundIsOn } from '#web/channels/sound-choice.ts';
import { fakeApi, noAnswer } from '#web/testing/fake-api.ts';
import { show } from '#web/testing/show.tsx';
import { ChannelSettings } from '#web/channels/channel-settings.tsx';

test.each(['bn', 'en'] as const)('the sound is switched in the inbox and in the settings, and each shows what the other did (%s)', async (lng) => {
  const api = fakeApi();
  api.on(preferences.read, noAnswer);
  api.on(push.key, { success: true, key: 'BA', subscribed: false });
  const { user, t } = show(
    <>
      <SoundButton />
      <ChannelSettings />
    </>,
    { lng },
  );
  const button = screen.getByRole('button', { name: new RegExp(t('notifications.sound')) });
  const box = screen.getByRole<HTMLInputElement>('switch', { name: t('channels.sound') });
  const state = () => [button.getAttribute('aria-pressed'), box.checked, soundIsOn()];
  expect(state()).toEqual(['true', true, true]);
  await user.click(button);
  expect(state()).toEqual(['false', false, false]);
  await user.click(box);
  expect(state()).toEqual(['true', true, true]);
});

test('another tab’s choice is followed', () => {
  const { t } = show(<SoundButton />);
  act(() => {
    localStorage.setItem('notificationSound', 'off');
    window.dispatchEvent(new Event('storage'));
  });
  expect(screen.getByRole('button', { name: new RegExp(t('notifications.sound')) }).getAttribute('aria-pressed')).toBe('false');
});
