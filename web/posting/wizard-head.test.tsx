import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { WizardHead } from './wizard-head.tsx';

test('leads back and lets one go on later; before anything is kept no time is told', async () => {
  const [back, later] = [vi.fn(), vi.fn()];
  const { user, t, instead, fmt } = show(<WizardHead title="Sell" savedAt={undefined} onBack={back} onLater={later} />);
  await user.click(screen.getByRole('button', { name: t('shell.back') }));
  await user.click(screen.getByRole('button', { name: t('posting.later') }));
  expect([back.mock.calls.length, later.mock.calls.length]).toEqual([1, 1]);
  const at = Date.UTC(2026, 10, 22, 6, 30);
  expect(screen.queryByText(t('posting.savedAt', { time: fmt.clockShort(at) }))).toBeNull();
  instead(<WizardHead title="Sell" savedAt={at} onBack={back} onLater={later} />);
  expect(screen.getByText(t('posting.savedAt', { time: fmt.clockShort(at) }))).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Sell' })).toBeTruthy();
});
