import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { DraftElsewhere } from './draft-elsewhere.tsx';

test('while no other tab has the draft nothing is said', () => {
  show(<DraftElsewhere kept={{ elsewhere: undefined, takeOver: vi.fn() }} photos={{ keep: vi.fn() }} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what another tab wrote is told, and what stands here can be kept all the same', async () => {
  const [takeOver, keep] = [vi.fn(), vi.fn()];
  const { user, t } = show(<DraftElsewhere kept={{ elsewhere: 'written', takeOver }} photos={{ keep }} />);
  expect(screen.getByRole('alert').textContent).toContain(t('posting.elsewhere_written'));
  expect(screen.getByRole('button', { name: t('posting.elsewhereOpen') })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('posting.elsewhereKeep') }));
  expect([takeOver.mock.calls.length, keep.mock.calls.length]).toEqual([1, 1]);
});
