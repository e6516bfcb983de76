import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { interests } from '#contracts/offers/interests.ts';
import { limits } from '#contracts/limits.ts';
import { fakeApi, noAnswer, refuse } from '#web/testing/fake-api.ts';
import { firmCard } from '#web/testing/firms.ts';
import { show, type ShowOptions, toast } from '#web/testing/show.tsx';
import type { SeenFirm } from './firm-data.ts';
import { InterestDialog } from './interest-dialog.tsx';

// The dialog reads the firm's number and name only.
const firm = firmCard() as unknown as SeenFirm;

function open(options: ShowOptions = {}) {
  const onSent = vi.fn();
  const shown = show(<InterestDialog firm={firm} open onClose={() => undefined} onSent={onSent} />, options);
  const dialog = within(screen.getByRole('dialog', { name: shown.t('interiors.interestTitle') }));
  const field = (name: 'Name' | 'Occupation' | 'Phone' | 'Note') =>
    dialog.getByLabelText<HTMLInputElement>(new RegExp(`^${shown.t(`interiors.interest${name}`)}`));
  const send = () => shown.user.click(dialog.getByRole('button', { name: shown.t('interiors.interestSend') }));
  const fill = async (phone = '01712345678', note = '') => {
    await shown.user.type(field('Name'), 'Nusrat Jahan');
    await shown.user.type(field('Occupation'), 'Banker');
    await shown.user.type(field('Phone'), phone);
    if (note) await shown.user.type(field('Note'), note);
  };
  return { ...shown, dialog, field, send, fill, onSent };
}

test('every field says what it needs, and the first takes the focus', async () => {
  const api = fakeApi();
  const { dialog, field, send, t } = open();
  await send();
  expect(await dialog.findByText(t('errors.field_nameRequired'))).toBeTruthy();
  expect(dialog.getByText(t('errors.field_required'))).toBeTruthy();
  expect(dialog.getByText(t('errors.field_phone'))).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(field('Name'));
  expect(api.calls(interests.firm)).toEqual([]);
});

test('a number that is none and a note that is too long are told at their fields', async () => {
  fakeApi();
  const { dialog, field, send, fill, t, user } = open();
  await fill('12');
  await user.click(field('Note'));
  await user.paste('ক'.repeat(limits.interests.noteMax + 1));
  await send();
  expect(await dialog.findByText(t('errors.field_phone'))).toBeTruthy();
  expect(field('Note').getAttribute('aria-invalid')).toBe('true');
  expect(field('Name').getAttribute('aria-invalid')).toBeNull();
});

test('a number typed in Bengali digits is sent in ASCII, with the note, and the answer is shown', async () => {
  const api = fakeApi();
  api.on(interests.firm, { success: true, message: 'মতামতের জন্য ধন্যবাদ' });
  const { send, fill, onSent } = open({ lng: 'bn' });
  await fill('০১৭১২৩৪৫৬৭৮', 'রান্নাঘর');
  await send();
  expect(await toast('মতামতের জন্য ধন্যবাদ')).toBeTruthy();
  expect(onSent).toHaveBeenCalledOnce();
  expect(api.calls(interests.firm)[0]).toMatchObject({ params: { PostID: 48_201 }, body: { phone: '01712345678', note: 'রান্নাঘর' } });
});

test.each([
  ['nobody answers', noAnswer],
  ['it was tried too often', refuse('TOO_MANY')],
  ['the firm was withdrawn', refuse('GONE')],
] as const)('when %s it says so, and what was typed stays', async (_why, reply) => {
  fakeApi().on(interests.firm, reply);
  const { dialog, field, send, fill, onSent } = open();
  await fill();
  await send();
  expect((await dialog.findByRole('alert')).textContent).not.toBe('');
  expect(field('Name').value).toBe('Nusrat Jahan');
  expect(onSent).not.toHaveBeenCalled();
});
