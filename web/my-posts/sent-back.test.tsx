import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RejectionReason } from '#contracts/enums.ts';
import { show } from '#web/testing/show.tsx';
import { SentBack } from './sent-back.tsx';

const post = {
  state: 'rejected',
  decisionReason: 'photo',
  furtherReasons: ['phoneInText', 'duplicate'] satisfies RejectionReason[],
  decisionNote: null,
} as const;

test.each(['bn', 'en'] as const)('every reason is named, each with its own way where the form answers it (%s)', (lng) => {
  const { t } = show(<SentBack post={{ ...post, furtherReasons: [...post.furtherReasons] }} wayTo={(reason) => <a href={`/${reason}`}>{reason}</a>} />, {
    lng,
  });
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => within(item).queryByRole('link')?.getAttribute('href'))).toEqual(['/photo', '/phoneInText', undefined]);
  for (const [at, reason] of (['photo', 'phoneInText', 'duplicate'] as const).entries())
    expect(items[at]?.textContent).toContain(t(`myPosts.reason_${reason}`));
});
