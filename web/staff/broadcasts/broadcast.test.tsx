import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { broadcasts, type Broadcast } from '#contracts/notices/broadcasts.ts';
import { fakeApi, noAnswer } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { show, toast } from '#web/testing/show.tsx';
import { Compose } from './compose.tsx';
import { BroadcastRow } from './broadcast-row.tsx';

const sent: Broadcast = {
  _id: '0198c0de-0000-7000-8000-000000000001',
  audience: 'sellers',
  division: 'dhaka',
  title: { bn: 'খবর', en: 'News' },
  message: { bn: 'লেখা', en: 'Text' },
  link: null,
  state: 'sending',
  recipients: 40,
  told: 10,
  by: 'Amina',
  createdAt: '2026-03-10T06:00:00.000Z',
  endedAt: null,
};

beforeEach(() => void signedIn({ role: 'admin' }));

async function compose() {
  const api = fakeApi();
  api.on(broadcasts.count, ({ query }) => ({ success: true as const, count: query.division ? 3 : 1200 }));
  const onSent = vi.fn();
  const shown = show(<Compose onSent={onSent} />);
  const { user, t } = shown;
  await user.selectOptions(screen.getByLabelText(t('staffBroadcasts.audience')), 'sellers');
  await user.selectOptions(screen.getByLabelText(t('staffBroadcasts.division')), 'dhaka');
  return { api, onSent, ...shown };
}
type Composed = Awaited<ReturnType<typeof compose>>;

async function write({ user, t }: Composed): Promise<void> {
  for (const [key, text] of [
    ['title_bn', 'খবর'],
    ['title_en', 'News'],
    ['message_bn', 'লেখা'],
    ['message_en', 'Text'],
  ] as const)
    await user.type(screen.getByLabelText(new RegExp(`^${t(`staffBroadcasts.${key}`).replace(/[()]/g, '\\$&')}`)), text);
}

test('says how many it reaches, shows both languages, and is sent once after a second look', async () => {
  const page = await compose();
  const { api, user, t, onSent } = page;
  expect(await screen.findByRole('button', { name: t('staffBroadcasts.checkFor', { count: 3 }) })).toBeTruthy();
  await write(page);
  const preview = screen.getByRole('list', { name: t('staffBroadcasts.preview') });
  expect(
    within(preview)
      .getAllByRole('listitem')
      .map((item) => [item.lang, item.textContent]),
  ).toEqual([
    ['bn', 'খবরলেখা'],
    ['en', 'NewsText'],
  ]);
  api.on(broadcasts.send, noAnswer);
  await user.click(await screen.findByRole('button', { name: t('staffBroadcasts.checkFor', { count: 3 }) }));
  const button = await screen.findByRole('button', { name: t('staffBroadcasts.sendTo', { count: 3 }) });
  await user.click(button);
  expect(await screen.findByText(t('staffBroadcasts.sendFailed'))).toBeTruthy();
  api.on(broadcasts.send, { success: true, broadcast: sent });
  await user.click(button);
  expect(await toast(t('staffBroadcasts.begun'))).toBeTruthy();
  expect(onSent).toHaveBeenCalledOnce();
  const calls = api.calls(broadcasts.send);
  expect(calls.at(-1)?.body).toEqual({
    audience: 'sellers',
    division: 'dhaka',
    title: { bn: 'খবর', en: 'News' },
    message: { bn: 'লেখা', en: 'Text' },
    link: null,
  });
  expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('without the words in both languages nothing is asked', async () => {
  const { api, user, t } = await compose();
  await user.click(await screen.findByRole('button', { name: t('staffBroadcasts.checkFor', { count: 3 }) }));
  expect((await screen.findAllByText(t('errors.field_required'))).length).toBe(4);
  expect(api.calls(broadcasts.send)).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('one that is being sent can be stopped, and one that ended cannot', async () => {
  const api = fakeApi();
  api.on(broadcasts.stop, { success: true, broadcast: { ...sent, state: 'stopped' } });
  const ended = { ...sent, _id: '0198c0de-0000-7000-8000-000000000002', state: 'sent', told: 40 } as const;
  const { user, t } = show([sent, ended].map((one) => <BroadcastRow key={one._id} broadcast={one} />));
  expect(screen.getByText(t('staffBroadcasts.progress', { told: 10, total: 40 }))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('staffBroadcasts.stopOf', { title: 'News' }) }));
  expect(await toast(t('staffBroadcasts.stopped'))).toBeTruthy();
  expect(api.calls(broadcasts.stop).map(({ params }) => params.id)).toEqual([sent._id]);
});
