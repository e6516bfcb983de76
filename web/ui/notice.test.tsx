import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { Notice } from './notice.tsx';

test('a notice stands in its place, and only an alert is read out at once', () => {
  const { instead } = show(<Notice tone="info">Reviewed within a day.</Notice>);
  expect(screen.getByText('Reviewed within a day.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  instead(
    <Notice tone="danger" alert>
      It could not be sent.
    </Notice>,
  );
  expect(screen.getByRole('alert').textContent).toBe('It could not be sent.');
});
