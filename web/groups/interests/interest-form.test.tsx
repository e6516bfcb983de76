import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { interests } from '#contracts/offers/interests.ts';
import { fakeApi, noAnswer, refuse } from '#web/testing/fake-api.ts';
import { show } from '#web/testing/show.tsx';
import { InterestForm } from './interest-form.tsx';

const form = <InterestForm id="interest-form" about={{ postId: '48101' }} />;

async function fill({ user, t }: ReturnType<typeof show>, phone = '০১৭১২৩৪৫৬৭৮'): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: t('groups.name') }), 'নুসরাত জাহান');
  await user.type(screen.getByRole('combobox', { name: t('groups.occupation') }), 'ব্যাংকার');
  await user.type(screen.getByRole('textbox', { name: t('groups.phone') }), phone);
}
const send = ({ user, t }: ReturnType<typeof show>) => user.click(screen.getByRole('button', { name: t('groups.send') }));

test('an interest is sent with the number in ASCII digits, and what happens next takes its place', async () => {
  const api = fakeApi();
  api.on(interests.group, { success: true, message: 'মতামতের জন্য ধন্যবাদ' });
  const shown = show(form, { lng: 'bn' });
  await fill(shown);
  await send(shown);
  const thanks = await screen.findByRole('region');
  expect(thanks.textContent).toContain('মতামতের জন্য ধন্যবাদ');
  expect(thanks.textContent).toContain(shown.t('groups.thanksMeet'));
  expect(document.activeElement).toBe(thanks);
  expect(api.calls(interests.group)[0]?.body).toMatchObject({ postId: 48101, name: 'নুসরাত জাহান', occupation: 'ব্যাংকার', phone: '01712345678' });
});

test('the same interest again says that it is recorded already', async () => {
  fakeApi().on(interests.group, { success: true, message: 'We already have your interest.', repeated: true });
  const shown = show(form);
  await fill(shown);
  await send(shown);
  expect((await screen.findByRole('region')).textContent).toContain('We already have your interest.');
});

test('what is missing is told at its field, the first of them gets the focus, and nothing is sent', async () => {
  const api = fakeApi();
  const shown = show(form);
  await send(shown);
  await screen.findByText(shown.t('errors.field_nameRequired'));
  expect(screen.getByRole('textbox', { name: shown.t('groups.phone') }).getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('name');
  expect(api.calls(interests.group)).toEqual([]);
});

test.each(['bn', 'en'] as const)('a number that nobody can call is told at its field, and the next try goes through (%s)', async (lng) => {
  const api = fakeApi();
  api.on(interests.group, { success: true, message: 'Thank you for your feedback' });
  const shown = show(form, { lng });
  const { t, user } = shown;
  await fill(shown, '12');
  await send(shown);
  expect(await screen.findByText(t('errors.field_phone'))).toBeTruthy();
  expect(api.calls(interests.group)).toEqual([]);
  await user.clear(screen.getByRole('textbox', { name: t('groups.phone') }));
  await user.type(screen.getByRole('textbox', { name: t('groups.phone') }), '01712345671');
  await send(shown);
  const thanks = (await screen.findByRole('region')).textContent;
  for (const part of ['Thank you for your feedback', t('groups.thanksMeet')]) expect(thanks).toContain(part);
});

test.each([
  ['nobody answers', noAnswer],
  ['it was tried too often', refuse('TOO_MANY')],
] as const)('when %s it says so, and what was typed stays', async (_why, reply) => {
  fakeApi().on(interests.group, reply);
  const shown = show(form);
  await fill(shown);
  await send(shown);
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: shown.t('groups.name') }).value).toBe('নুসরাত জাহান');
});

test('without scripts the page brings the answer: what is wrong stands at its field, with what was typed', () => {
  const refused = { message: '', fields: { phone: 'Please enter a valid phone number' }, typed: { name: 'Nusrat', phone: '12' } };
  const { t } = show(<InterestForm id="interest-form" about={{ postId: '48101' }} answered={{ refused }} />);
  expect(screen.getByText('Please enter a valid phone number')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: t('groups.name') }).value).toBe('Nusrat');
});
