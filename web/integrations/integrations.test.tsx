import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { apiKeys, type ApiKey } from '#contracts/integrations/api-keys.ts';
import { webhooks, type Webhook, type WebhookDelivery } from '#contracts/integrations/webhooks.ts';
import { fakeApi, refuse } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { show } from '#web/testing/show.tsx';
import { StepUp } from '#web/two-step/step-up.tsx';
import { KeysSection } from './keys-section.tsx';
import { WebhooksSection } from './webhooks-section.tsx';

const id = '01890000-0000-7000-8000-000000000001';
const key: ApiKey = {
  _id: id,
  name: 'Agency',
  start: 'uthan_abcd',
  scopes: ['posts:read'],
  createdAt: '2026-11-01T00:00:00.000Z',
  lastUsedAt: null,
  expiresAt: '2027-02-01T00:00:00.000Z',
};
const hook: Webhook = {
  _id: id,
  url: 'https://hook.example/uthan',
  events: ['post.live'],
  every: false,
  on: true,
  createdAt: '2026-11-01T00:00:00.000Z',
  failingSince: null,
  disabledAt: null,
};
const failed: WebhookDelivery = {
  _id: id,
  event: 'post.live',
  PostID: 48_001,
  at: '2026-11-02T00:00:00.000Z',
  state: 'failed',
  attempts: 9,
  status: 500,
  error: null,
  nextAt: null,
};

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});

test.each(['bn', 'en'] as const)('a new key is shown once, with what it may do (%s)', async (lng) => {
  api.on(apiKeys.list, { success: true, keys: [] });
  api.on(apiKeys.create, { success: true, key: 'uthan_abcdefgh', apiKey: key });
  const { user, t } = show(<KeysSection />, { lng });
  await user.click(await screen.findByRole('button', { name: t('integrations.newKey') }));
  await user.type(screen.getByLabelText(t('integrations.keyName')), 'Agency');
  await user.click(screen.getByLabelText(t('integrations.scope_savedread')));
  await user.click(screen.getByRole('button', { name: t('integrations.make') }));
  expect(await screen.findByText('uthan_abcdefgh')).toBeTruthy();
  expect(api.calls(apiKeys.create).map(({ body }) => body)).toEqual([{ name: 'Agency', scopes: ['posts:read', 'saved:read'], days: 90 }]);
  await user.click(screen.getByRole('button', { name: t('integrations.close') }));
  expect(screen.queryByText('uthan_abcdefgh')).toBeNull();
  expect(screen.getByText('Agency')).toBeTruthy();
});

test('a member enters the password again where it was entered long ago, and what was typed goes on', async () => {
  signedIn();
  let proved = false;
  api.on(apiKeys.list, { success: true, keys: [] });
  api.on(apiKeys.create, () => (proved ? ({ success: true, key: 'uthan_abcdefgh', apiKey: key } as const) : refuse('STEP_UP_REQUIRED')));
  api.on(apiKeys.proveAgain, ({ body }) => {
    proved = body.password === 'right';
    return { success: true, validSeconds: 900 } as const;
  });
  const { user, t } = show(
    <>
      <KeysSection />
      <StepUp />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: t('integrations.newKey') }));
  await user.type(screen.getByLabelText(t('integrations.keyName')), 'Agency');
  await user.click(screen.getByRole('button', { name: t('integrations.make') }));
  await user.type(await screen.findByLabelText(t('twoStep.password'), { selector: 'input' }), 'right');
  await user.click(screen.getByRole('button', { name: t('twoStep.goOn') }));
  expect(await screen.findByText('uthan_abcdefgh')).toBeTruthy();
});

test('a key without a name is told at its field, and nothing typed is lost', async () => {
  api.on(apiKeys.list, { success: true, keys: [] });
  const { user, t } = show(<KeysSection />);
  await user.click(await screen.findByRole('button', { name: t('integrations.newKey') }));
  await user.click(screen.getByLabelText(t('integrations.scope_webhooks')));
  await user.click(screen.getByRole('button', { name: t('integrations.make') }));
  expect(await screen.findByText(t('errors.field_required'))).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: t('integrations.scope_webhooks') }).checked).toBe(true);
});

test('a key is revoked after a question', async () => {
  api.on(apiKeys.list, { success: true, keys: [key] });
  api.on(apiKeys.revoke, { success: true });
  const { user, t } = show(<KeysSection />);
  await user.click(await screen.findByRole('button', { name: t('integrations.revokeNamed', { name: 'Agency' }) }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: t('integrations.revoke') }));
  await expect.poll(() => api.calls(apiKeys.revoke).map(({ params }) => params)).toEqual([{ id }]);
  await expect.poll(() => screen.queryByText('Agency')).toBeNull();
});

test('a webhook’s log tells what failed and sends it again', async () => {
  api.on(webhooks.list, { success: true, webhooks: [hook] });
  api.on(webhooks.deliveries, { success: true, deliveries: [failed], pagination: { page: 1, limit: 20, total: 1, totalPages: 1 } });
  api.on(webhooks.again, { success: true });
  const { user, t } = show(<WebhooksSection />);
  await user.click(await screen.findByRole('button', { name: t('integrations.log') }));
  expect(await screen.findByText(t('integrations.state_failed'))).toBeTruthy();
  await user.click(screen.getByText(t('integrations.again')));
  await expect.poll(() => api.calls(webhooks.again).map(({ params }) => params)).toEqual([{ id }]);
});

test('an address that cannot be is told at its field', async () => {
  api.on(webhooks.list, { success: true, webhooks: [] });
  api.on(webhooks.create, refuse('VALIDATION', { fields: { url: 'Please enter an https address' } }));
  const { user, t } = show(<WebhooksSection />);
  await user.click(await screen.findByRole('button', { name: t('integrations.newHook') }));
  await user.type(screen.getByLabelText(t('integrations.url')), 'https://10.0.0.1/');
  await user.click(screen.getByRole('button', { name: t('integrations.makeHook') }));
  expect(await screen.findByText('Please enter an https address')).toBeTruthy();
});
