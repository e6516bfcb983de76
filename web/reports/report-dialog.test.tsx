import { useState } from 'react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { reportReasonsOf } from '#contracts/staff/report-enums.ts';
import { reports } from '#contracts/staff/reports.ts';
import { fakeApi, noAnswer, refuse } from '#web/testing/fake-api.ts';
import { show, toast } from '#web/testing/show.tsx';
import { type Reportable, ReportDialog } from './report-dialog.tsx';

const reviewId = '0198c0de-0000-7000-8000-000000000000';

function Dialog({ about = { kind: 'post', PostID: 48001 } }: { about?: Reportable }) {
  const [open, setOpen] = useState(true);
  return <ReportDialog about={about} open={open} onClose={() => setOpen(false)} />;
}

test('without a reason it asks for one, puts the focus there, and sends nothing', async () => {
  const api = fakeApi();
  const { user, t } = show(<Dialog />);
  await user.click(screen.getByRole('button', { name: t('reports.send') }));
  expect(screen.getByText(t('reports.reasonNeeded'))).toBeTruthy();
  expect(document.activeElement?.getAttribute('type')).toBe('radio');
  expect(api.calls(reports.post)).toEqual([]);
});

test('a reason and a note are sent, thanked for, and the dialog closes', async () => {
  const api = fakeApi();
  api.on(reports.post, { success: true });
  const { user, t } = show(<Dialog />, { lng: 'bn' });
  await user.click(screen.getByRole('radio', { name: t('enums.reportReason_untrue') }));
  await user.type(screen.getByRole('textbox', { name: new RegExp(t('reports.note')) }), ' ছবি অন্য বাড়ির ');
  await user.click(screen.getByRole('button', { name: t('reports.send') }));
  expect(await toast(t('errors.notice_reportReceived'))).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(api.calls(reports.post).map(({ params, body }) => [params, body])).toEqual([[{ PostID: 48001 }, { reason: 'untrue', note: 'ছবি অন্য বাড়ির' }]]);
});

test.each([
  ['an offer', { kind: 'group', PostID: 48002 }, reports.group, { postId: 48002 }],
  ['a firm', { kind: 'interior', PostID: 48003 }, reports.interior, { PostID: 48003 }],
  ['a review', { kind: 'review', id: reviewId }, reports.review, { id: reviewId }],
  ['a comment', { kind: 'comment', id: reviewId }, reports.comment, { id: reviewId }],
] as const)('%s is reported by its own call, for its own reasons', async (_what, about, endpoint, params) => {
  const api = fakeApi();
  api.on(endpoint, { success: true });
  const { user, t } = show(<Dialog about={about} />);
  expect(screen.getByRole('dialog', { name: t(`reports.title_${about.kind}`) })).toBeTruthy();
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([...reportReasonsOf[about.kind]]);
  await user.click(screen.getByRole('radio', { name: t('enums.reportReason_private') }));
  await user.click(screen.getByRole('button', { name: t('reports.send') }));
  expect(await toast(t('errors.notice_reportReceived'))).toBeTruthy();
  expect(api.calls(endpoint).map((sent) => [sent.params, sent.body])).toEqual([[params, { reason: 'private' }]]);
});

test.each([
  ['nobody answers', noAnswer],
  ['the post is gone', refuse('GONE')],
] as const)('when %s it says so, and what was typed stays', async (_why, reply) => {
  fakeApi().on(reports.post, reply);
  const { user, t } = show(<Dialog />);
  await user.click(screen.getByRole('radio', { name: t('enums.reportReason_untrue') }));
  await user.type(screen.getByRole('textbox', { name: new RegExp(t('reports.note')) }), 'other house');
  await user.click(screen.getByRole('button', { name: t('reports.send') }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(t('reports.note')) }).value).toBe('other house');
});

test('while it is sent the button says so and takes no second press', async () => {
  const api = fakeApi();
  const held = api.hold(reports.post, { success: true });
  const { user, t } = show(<Dialog />);
  await user.click(screen.getByRole('radio', { name: t('enums.reportReason_untrue') }));
  await user.click(screen.getByRole('button', { name: t('reports.send') }));
  await user.click(screen.getByRole('button', { name: t('reports.sending') }));
  held.release();
  expect(await toast(t('errors.notice_reportReceived'))).toBeTruthy();
  expect(api.calls(reports.post)).toHaveLength(1);
});

test('a note that is too long is told and not sent', async () => {
  fakeApi();
  const { user, t } = show(<Dialog />);
  await user.click(screen.getByRole('radio', { name: t('enums.reportReason_untrue') }));
  await user.click(screen.getByRole('textbox', { name: new RegExp(t('reports.note')) }));
  await user.paste('a'.repeat(limits.reports.noteMax + 1));
  await user.click(screen.getByRole('button', { name: t('reports.send') }));
  expect(screen.getByText(t('reports.noteLong', { max: limits.reports.noteMax }))).toBeTruthy();
});
