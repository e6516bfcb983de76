import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { HistoryList } from './history-list.tsx';

test.each(['bn', 'en'] as const)('a decided post without entries says that there are none, not that it waits (%s)', (lng) => {
  const { t } = show(<HistoryList history={[]} isDecided />, { lng });
  expect(screen.getByText(t('moderation.historyNone'))).toBeTruthy();
  expect(screen.queryByText(t('moderation.historyEmpty'))).toBeNull();
});
