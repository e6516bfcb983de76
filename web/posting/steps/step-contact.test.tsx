import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PostForm } from '#web/posting/post-form.ts';
import { WithPostForm } from '#web/testing/post-form.tsx';
import { show } from '#web/testing/show.tsx';
import { StepContact } from './step-contact.tsx';

function shown(lng: 'bn' | 'en' = 'en') {
  const values: { now?: PostForm } = {};
  const page = show(
    <WithPostForm onValues={(now) => void (values.now = now)}>
      <StepContact />
    </WithPostForm>,
    { lng },
  );
  return { ...page, values };
}

test('a number typed in Bengali digits is kept in those of the telephone and shown in those of the page', async () => {
  const { user, t, values } = shown();
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: t('posting.primaryContact') });
  await user.type(box, '০১৭১২৩৪৫৬৭৮');
  expect(values.now?.primaryContact).toBe('01712345678');
  expect(box.value).toBe('01712345678');
});

test('a number that looks wrong is asked about, and may stay', async () => {
  const { user, t } = shown();
  await user.type(screen.getByRole('textbox', { name: t('posting.primaryContact') }), '01212345678');
  expect(screen.getByText(t('forms.phoneUnusual'))).toBeTruthy();
});

test('the plan is chosen by its card, and the free one is chosen at first', async () => {
  const { user, t, values } = shown('bn');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: t('posting.planFree') }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: t('posting.planPaid') }));
  expect(values.now?.plan).toBe('paid');
});

test('left empty it says what is missing: who posts it, and a number', async () => {
  const { user, t } = shown();
  await user.click(screen.getByRole('button', { name: 'Leave the step' }));
  expect(await screen.findByText(t('posting.choiceNeeded'))).toBeTruthy();
  expect(screen.getByRole('textbox', { name: t('posting.primaryContact') }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('textbox', { name: new RegExp(t('posting.secondaryContact')) }).getAttribute('aria-invalid')).toBeNull();
});
