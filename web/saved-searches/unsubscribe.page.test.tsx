import type { ComponentProps } from 'react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { savedSearches } from '#contracts/saved-searches.ts';
import { fakeApi, noAnswer, refuse } from '#web/testing/fake-api.ts';
import { show } from '#web/testing/show.tsx';
import UnsubscribePage from './unsubscribe.page.tsx';

const page = <UnsubscribePage {...({ params: { token: 'of-a-letter' } } as unknown as ComponentProps<typeof UnsubscribePage>)} />;

test.each(['bn', 'en'] as const)('the letter’s link ends the letters by itself, and one press takes that back (%s)', async (lng) => {
  const api = fakeApi();
  api.on(savedSearches.unsubscribe, { success: true, names: ['Two beds'] });
  api.on(savedSearches.resubscribe, { success: true, names: ['Two beds'] });
  const { user, t } = show(page, { lng });
  expect(await screen.findByRole('heading', { level: 1, name: t('savedSearches.stoppedTitle') })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('Two beds');
  await user.click(screen.getByRole('button', { name: t('savedSearches.resume') }));
  expect(await screen.findByRole('heading', { level: 1, name: t('savedSearches.resumedTitle') })).toBeTruthy();
  expect(api.calls(savedSearches.unsubscribe).map(({ params }) => params)).toEqual([{ token: 'of-a-letter' }]);
});

test('a link that is not ours says so and offers no press', async () => {
  fakeApi().on(savedSearches.unsubscribe, refuse('NOT_FOUND'));
  const { t } = show(page);
  expect(await screen.findByRole('heading', { name: t('savedSearches.stopInvalidTitle') })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('where nobody answers it can be tried again', async () => {
  const api = fakeApi();
  api.on(savedSearches.unsubscribe, noAnswer);
  const { user, t } = show(page);
  await screen.findByRole('heading', { name: t('savedSearches.stopFailed') });
  api.on(savedSearches.unsubscribe, { success: true, names: [] });
  await user.click(screen.getByRole('button', { name: t('shell.retry') }));
  expect(await screen.findByText(t('savedSearches.stoppedNone'))).toBeTruthy();
});
