import { toLocaleDigits } from '#i18n/digits.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { interests } from '#contracts/offers/interests.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { show } from '#web/testing/show.tsx';
import { DemandForm } from './demand-form.tsx';

test('without a place nothing opens, and each field says what it needs', async () => {
  fakeApi();
  const { user, t } = show(<DemandForm answered={undefined} />);
  await user.click(screen.getByRole('button', { name: t('groups.wantNext') }));
  await expect.poll(() => screen.getByRole('combobox', { name: t('groups.division') }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('textbox', { name: t('groups.location') }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['bn', 'en'] as const)('place and phone come first, then a dialog asks who it is and shows the phone (%s)', async (lng) => {
  const api = fakeApi();
  api.on(interests.group, { success: true, message: 'Thank you for your feedback' });
  const { user, t } = show(<DemandForm answered={undefined} />, { lng });
  await user.selectOptions(screen.getByRole('combobox', { name: t('groups.division') }), 'dhaka');
  await user.type(screen.getByRole('textbox', { name: t('groups.location') }), 'Sector 17, Uttara');
  await user.type(screen.getByRole('textbox', { name: t('groups.phone') }), '01712345678');
  await user.click(screen.getByRole('button', { name: t('groups.wantNext') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('groups.modalTitle') }));
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: t('groups.phone') }).value).toBe(toLocaleDigits(lng, '01712345678'));
  await user.type(dialog.getByRole('textbox', { name: t('groups.name') }), 'Nusrat Jahan');
  await user.type(dialog.getByRole('combobox', { name: t('groups.occupation') }), 'Banker');
  await user.click(dialog.getByRole('button', { name: t('groups.send') }));
  const thanks = (await dialog.findByRole('region')).textContent;
  for (const part of ['Thank you for your feedback', t('groups.thanksNext')]) expect(thanks).toContain(part);
  expect(api.calls(interests.group)[0]?.body).toMatchObject({ division: 'dhaka', location: 'Sector 17, Uttara', phone: '01712345678' });
});
