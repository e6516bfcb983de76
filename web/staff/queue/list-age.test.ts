import { expect, test } from 'vitest';
import { approvalsSoFar, isOutdated, listShown, noteApproval } from './list-age.ts';

test('a list is outdated until one whose reading began after the approval is on screen', () => {
  expect(isOutdated()).toBe(false);
  const before = approvalsSoFar();
  noteApproval();
  expect(isOutdated()).toBe(true);
  listShown(before);
  expect(isOutdated()).toBe(true);
  listShown(approvalsSoFar());
  expect(isOutdated()).toBe(false);
});
