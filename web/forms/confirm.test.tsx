import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CallFailure } from '#web/platform/api.ts';
import { show, toast } from '#web/testing/show.tsx';
import { Confirm } from './confirm.tsx';
import { useConfirmed } from './use-confirmed.ts';

const button = (name: string) => screen.getByRole('button', { name });

test('a question has two ways out, and the one that acts waits while it is done', async () => {
  const [onClose, onYes] = [vi.fn(), vi.fn()];
  const asked = (busy: boolean) => (
    <Confirm title="Delete it?" yes="Delete" busy={busy} onClose={onClose} onYes={onYes}>
      It is gone then.
    </Confirm>
  );
  const { user, t, instead } = show(asked(false));
  expect(screen.getByRole('dialog', { name: 'Delete it?' }).textContent).toContain('It is gone then.');
  await user.click(button(t('shell.keep')));
  expect([onClose.mock.calls.length, onYes.mock.calls.length]).toEqual([1, 0]);
  await user.click(button('Delete'));
  expect([onClose.mock.calls.length, onYes.mock.calls.length]).toEqual([1, 1]);
  instead(asked(true));
  await user.click(button('Delete'));
  expect([onYes.mock.calls.length, button('Delete').getAttribute('aria-busy')]).toEqual([1, 'true']);
});

test.each([
  ['done', () => Promise.resolve(), ['close', 'done'], 'It is deleted.'],
  ['refused', () => Promise.reject(new CallFailure(0)), ['close'], undefined],
] as const)('what was asked about closes the question and says how it ended: %s', async (_how, work, happened, said) => {
  const seen: string[] = [];
  const ids: string[] = [];
  function Question() {
    const { busy, act } = useConfirmed((_api, id: string) => (ids.push(id), work()), {
      done: 'It is deleted.',
      onClose: () => seen.push('close'),
      onDone: () => seen.push('done'),
    });
    return (
      <Confirm title="Delete it?" yes="Delete" busy={busy} onClose={() => undefined} onYes={() => act('seven')}>
        It is gone then.
      </Confirm>
    );
  }
  const { user, t } = show(<Question />);
  await user.click(button('Delete'));
  await toast(said ?? t('errors.notice_noResponse'));
  expect([seen, ids]).toEqual([[...happened], ['seven']]);
});
