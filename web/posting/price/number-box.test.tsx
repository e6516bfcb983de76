import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PostForm } from '#web/posting/post-form.ts';
import { WithPostForm } from '#web/testing/post-form.tsx';
import { show } from '#web/testing/show.tsx';
import { CountBox, SizeBox } from './number-box.tsx';

function shown(lng: 'bn' | 'en' = 'en') {
  const values: { now?: PostForm } = {};
  const page = show(
    <WithPostForm answers={{ propertyType: 'apartment' }} onValues={(now) => void (values.now = now)}>
      <CountBox name="bedrooms" label="Beds" />
      <SizeBox label="Size" suffix="sqft" />
    </WithPostForm>,
    { lng },
  );
  return { ...page, values };
}

test('a count goes up and down by its buttons and never below none', async () => {
  const { user, t, values } = shown();
  const less = screen.getByRole<HTMLButtonElement>('button', { name: t('posting.oneLess', { label: 'Beds' }) });
  const more = screen.getByRole('button', { name: t('posting.oneMore', { label: 'Beds' }) });
  expect(less.disabled).toBe(true);
  await user.click(more);
  await user.click(more);
  await user.click(less);
  expect(values.now?.bedrooms).toBe('1');
});

test('what is typed in Bengali digits counts the same', async () => {
  const { user, values } = shown('bn');
  await user.type(screen.getByRole('textbox', { name: 'Size' }), '১৮৫০');
  expect(values.now?.size).toBe('1850');
});

test('a size with a fraction is refused when the step is left, and one that names its unit is told as it was read', async () => {
  const { user, t, fmt } = shown('bn');
  const size = screen.getByRole<HTMLInputElement>('textbox', { name: 'Size' });
  await user.type(size, '1250.5');
  await user.click(screen.getByRole('button', { name: 'Leave the step' }));
  expect(await screen.findByText(t('errors.field_integer'))).toBeTruthy();
  expect([size.value, size.getAttribute('aria-describedby')]).toEqual(['১,২৫০.৫', 'size-error']);
  await user.clear(size);
  await user.type(size, '1250 sft');
  expect(screen.getByText(`= ${fmt.area(1250)}`)).toBeTruthy();
});

test('a count that is none is marked once it is left', async () => {
  const { user, t } = shown('bn');
  const beds = screen.getByRole('textbox', { name: 'Beds' });
  await user.type(beds, '3a');
  await user.tab();
  expect(document.getElementById(beds.getAttribute('aria-describedby') ?? '')?.textContent).toBe(t('errors.field_number'));
});

test('what cannot be read stays, with a word about it', async () => {
  const { user, t } = shown();
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Size' });
  await user.type(box, 'big');
  await user.tab();
  expect(box.value).toBe('big');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(t('errors.field_number'))).toBeTruthy();
});
