import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { DraftFound } from './draft-found.tsx';

test.each(['bn', 'en'] as const)('says when the draft was left (%s), and offers what else one could want', (lng) => {
  const { t, fmt } = show(
    <DraftFound savedAt={Date.now() - 3 * 3_600_000}>
      <button type="button">Over</button>
    </DraftFound>,
    { lng },
  );
  expect(screen.getByText(t('posting.draftFound', { time: fmt.relative(0, 3 * 3_600_000) }))).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Over' })).toBeTruthy();
});
