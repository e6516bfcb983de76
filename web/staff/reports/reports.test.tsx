import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reports, type ReportedSubject } from '#contracts/staff/reports.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { show, toast } from '#web/testing/show.tsx';
import { AnswerReports } from './answer-dialog.tsx';

const id = '0198c0de-0000-7000-8000-000000000000';
const subject: ReportedSubject = {
  _id: id,
  kind: 'review',
  PostID: 48001,
  title: { bn: 'নকশি ইন্টেরিয়র', en: 'Nokshi Interior' },
  shown: true,
  post: null,
  comment: null,
  review: { _id: id, rating: 1, text: 'Bad work', status: 'approved' },
  owner: null,
  reports: [],
  independent: 1,
  urgent: false,
  history: [],
};
const nothing = () => undefined;

test.each(['bn', 'en'] as const)('a review is taken down with its reason and a note to its writer, in %s', async (lng) => {
  const api = fakeApi();
  api.on(reports.decide, { success: true });
  const { user, t } = show(<AnswerReports subject={subject} decision="upheld" onClose={nothing} onDone={nothing} />, { lng });
  await user.selectOptions(screen.getByRole('combobox', { name: t('staffFirms.rejectReason') }), 'offensive');
  await user.type(screen.getByRole('textbox'), 'No names');
  await user.click(screen.getByRole('button', { name: t('staffFirms.reportConfirm') }));
  expect(await toast(t('staffFirms.reportDone'))).toBeTruthy();
  expect(api.calls(reports.decide).map(({ params, body }) => [params, body])).toEqual([
    [{ id }, { decision: 'upheld', reason: 'offensive', note: 'No names' }],
  ]);
});

test('nobody is asked for a reason where nothing is wrong', async () => {
  const api = fakeApi();
  api.on(reports.decide, { success: true });
  const { user, t } = show(<AnswerReports subject={subject} decision="dismissed" onClose={nothing} onDone={nothing} />);
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(screen.getByRole('button', { name: t('staffFirms.reportConfirm') }));
  expect(await toast(t('staffFirms.reportDone'))).toBeTruthy();
  expect(api.calls(reports.decide).map(({ body }) => body)).toEqual([{ decision: 'dismissed' }]);
});
