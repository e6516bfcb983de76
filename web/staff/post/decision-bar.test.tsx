import type { ComponentProps } from 'react';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { DecisionBar } from './decision-bar.tsx';

type Props = ComponentProps<typeof DecisionBar>;
const post = (state: string) => ({ state, images: [] }) as unknown as Props['post'];
const bar = (state: string, more: Partial<Props> = {}) => (
  <DecisionBar post={post(state)} own={false} colleague={undefined} busy={false} onApprove={vi.fn()} onReject={vi.fn()} {...more} />
);

test.each(['bn', 'en'] as const)('a waiting post is approved or sent back (%s)', async (lng) => {
  const [onApprove, onReject] = [vi.fn(), vi.fn()];
  const { user, t } = show(bar('pending', { onApprove, onReject }), { lng });
  await user.click(screen.getByRole('button', { name: t('moderation.approve') }));
  await user.click(screen.getByRole('button', { name: t('moderation.reject') }));
  expect([onApprove.mock.calls.length, onReject.mock.calls.length]).toEqual([1, 1]);
});

test('nobody decides about their own post, nor about one that is decided', () => {
  const { t, instead } = show(bar('pending', { own: true }));
  expect(screen.getByText(t('moderation.ownPost'))).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  instead(bar('deleted'));
  expect(screen.getByText(t('moderation.notPending'))).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what a colleague has open is theirs to decide', () => {
  const { t } = show(bar('pending', { colleague: 'Nasrin' }));
  expect(screen.getByText(t('moderation.colleagueHas', { name: 'Nasrin' }))).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a live post can be taken down', () => {
  const { t } = show(bar('approved'));
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([expect.stringContaining(t('moderation.cancel'))]);
});

test('while it is decided nothing else can be pressed', () => {
  const { t } = show(bar('pending', { busy: true }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: t('moderation.approve') }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: t('moderation.reject') }).disabled).toBe(true);
});
