import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { legalRequests } from '#contracts/staff/legal-requests.ts';
import { fakeApi, noAnswer, refuse } from '#web/testing/fake-api.ts';
import { show } from '#web/testing/show.tsx';
import { LegalRequestForm } from './legal-request-form.tsx';

type Shown = ReturnType<typeof show>;
const box = ({ t }: Shown, name: 'subject' | 'text' | 'name' | 'email') => screen.getByRole<HTMLInputElement>('textbox', { name: t(`legalRequests.${name}`) });

async function fill(shown: Shown): Promise<void> {
  const { user, t } = shown;
  await user.selectOptions(screen.getByRole('combobox', { name: t('legalRequests.kind') }), 'privacy');
  await user.type(box(shown, 'subject'), '48001');
  await user.type(box(shown, 'text'), 'আমার নম্বরটি সরিয়ে দিন, আমি দিইনি।');
  await user.type(box(shown, 'name'), 'নুসরাত জাহান');
  await user.type(box(shown, 'email'), 'nusrat@example.test');
}
const send = ({ user, t }: Shown) => user.click(screen.getByRole('button', { name: t('legalRequests.send') }));

test('a request is sent, and its number and the day of the answer take the place of the form', async () => {
  const api = fakeApi();
  api.on(legalRequests.send, { success: true, number: 1001, answerBy: '2026-12-09T06:00:00.000Z' });
  const shown = show(<LegalRequestForm />, { lng: 'bn' });
  await fill(shown);
  await send(shown);
  const thanks = await screen.findByRole('region');
  expect(thanks.textContent).toContain(shown.t('legalRequests.thanks', { number: '১০০১' }));
  expect(thanks.textContent).toContain('৯ ডিসেম্বর');
  expect(document.activeElement).toBe(thanks);
  expect(api.calls(legalRequests.send)[0]?.body).toMatchObject({ kind: 'privacy', subject: '48001', email: 'nusrat@example.test' });
});

test('what is missing is told at its field, the first of them gets the focus, and nothing is sent', async () => {
  const api = fakeApi();
  const shown = show(<LegalRequestForm />);
  await send(shown);
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('subject');
  expect(box(shown, 'email').getAttribute('aria-invalid')).toBe('true');
  expect(api.calls(legalRequests.send)).toEqual([]);
});

test.each([
  ['nobody answers', noAnswer],
  ['it was tried too often', refuse('TOO_MANY')],
] as const)('when %s it says so, and what was typed stays', async (_why, reply) => {
  fakeApi().on(legalRequests.send, reply);
  const shown = show(<LegalRequestForm />);
  await fill(shown);
  await send(shown);
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(box(shown, 'name').value).toBe('নুসরাত জাহান');
});

test('without scripts the page brings the answer: what is wrong stands at its field, with what was typed', () => {
  const refused = { message: '', fields: { email: 'Please enter a valid email' }, typed: { name: 'Nusrat', email: 'nusrat' } };
  const shown = show(<LegalRequestForm answered={{ refused }} />);
  expect(screen.getByText('Please enter a valid email')).toBeTruthy();
  expect(box(shown, 'name').value).toBe('Nusrat');
});
