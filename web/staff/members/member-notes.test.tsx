import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { members } from '#contracts/accounts/members.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { show } from '#web/testing/show.tsx';
import { MemberNotes } from './member-notes.tsx';

const id = '01890000-0000-7000-8000-000000000001';

test('the box opens on demand and has the focus; a note is sent once with its words, and the box is empty afterwards', async () => {
  const api = fakeApi();
  api.on(members.note, ({ body }) => ({ success: true as const, note: { _id: id, text: body.text, at: '2026-11-22T10:00:00.000Z', by: 'Helper' } }));
  let added = 0;
  const { user, t } = show(<MemberNotes id={id} notes={[]} writable onAdded={() => (added += 1)} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: t('members.noteAdd') }));
  const box = screen.getByRole('textbox', { name: t('members.noteLabel') });
  expect(document.activeElement).toBe(box);
  await user.type(box, 'Called twice');
  await user.click(screen.getByRole('button', { name: t('members.noteAdd') }));
  await expect.poll(() => added).toBe(1);
  expect(api.calls(members.note).map(({ body }) => body.text)).toEqual(['Called twice']);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
});

test('who may not write about a person reads the notes and has no box', () => {
  const note = { _id: id, text: 'Polite', at: '2026-11-22T10:00:00.000Z', by: 'Helper' };
  show(<MemberNotes id={id} notes={[note]} writable={false} onAdded={() => undefined} />);
  expect(screen.getByText('Polite')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
