import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { StartOver } from './start-over.tsx';

test('says what is lost before anything is', async () => {
  const confirm = vi.fn();
  const { user, t } = show(<StartOver photos={3} onConfirm={confirm} />);
  await user.click(screen.getByRole('button', { name: t('posting.startOver') }));
  expect(screen.getByRole('dialog', { name: t('posting.startOverTitle') })).toBeTruthy();
  expect(screen.getByText(t('posting.startOverText', { photos: 3 }))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('shell.keep') }));
  expect(confirm).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: t('posting.startOver') }));
  await user.click(screen.getByRole('button', { name: t('posting.startOverYes') }));
  expect(confirm).toHaveBeenCalledTimes(1);
});
