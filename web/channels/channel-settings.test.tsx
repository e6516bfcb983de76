import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { channels, isOnAtFirst, noticeGroups, preferences, type Preferences } from '#contracts/notices/preferences.ts';
import { push } from '#contracts/notices/push.ts';
import { fakeApi, noAnswer, refuse } from '#web/testing/fake-api.ts';
import { show } from '#web/testing/show.tsx';
import { ChannelSettings } from './channel-settings.tsx';

const usual = Object.fromEntries(
  noticeGroups.map((group) => [group, Object.fromEntries(channels.map((one) => [one, isOnAtFirst(group, one)]))]),
) as Preferences;
const answer = (all: Preferences) => ({ success: true as const, preferences: all });

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.on(preferences.read, answer(usual));
  api.on(push.key, { success: true, key: 'BA', subscribed: false });
});

test.each(['bn', 'en'] as const)('each group has a box for each channel, and a lock where it cannot be switched (%s)', async (lng) => {
  const { t } = show(<ChannelSettings />, { lng });
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  expect(rows).toHaveLength(noticeGroups.length);
  const account = within(rows.at(-1) as HTMLElement);
  expect(account.getAllByText(t('channels.always'))).toHaveLength(2);
  expect(account.getAllByRole('checkbox')).toHaveLength(1);
  const cell = t('channels.cell', { channel: t('channels.channel_mail'), group: t('channels.group_savedPosts') });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: cell }).checked).toBe(false);
  expect(screen.getByText(t('channels.whyFixed'))).toBeTruthy();
});

test('a press saves just what changed', async () => {
  api.on(preferences.change, answer({ ...usual, savedPosts: { ...usual.savedPosts, mail: true } }));
  const { user, t } = show(<ChannelSettings />);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: t('channels.cell', { channel: t('channels.channel_mail'), group: t('channels.group_savedPosts') }),
  });
  await user.click(box);
  expect(box.checked).toBe(true);
  await expect.poll(() => api.calls(preferences.change).map(({ body }) => body)).toEqual([{ preferences: { savedPosts: { mail: true } } }]);
});

test('what could not be saved is taken back', async () => {
  api.on(preferences.change, refuse('INTERNAL'));
  const { user, t } = show(<ChannelSettings />);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: t('channels.cell', { channel: t('channels.channel_push'), group: t('channels.group_decisions') }),
  });
  await user.click(box);
  await expect.poll(() => box.checked).toBe(true);
  expect(api.calls(preferences.change)).toHaveLength(1);
});

test('where nobody answers it can be tried again', async () => {
  api.on(preferences.read, noAnswer);
  const { user, t } = show(<ChannelSettings />);
  await screen.findByText(t('errors.notice_settingsFetchFailed'), { selector: 'p' });
  api.on(preferences.read, answer(usual));
  await user.click(screen.getByRole('button', { name: t('shell.retry') }));
  expect(await screen.findByRole('table')).toBeTruthy();
});

test('a browser that cannot show notifications says so and offers no button for it', async () => {
  const { t } = show(<ChannelSettings />);
  expect(await screen.findByText(t('channels.pushUnsupported'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('channels.pushTurnOn') })).toBeNull();
});
