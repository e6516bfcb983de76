import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usualRate } from '#contracts/posts/usual-rate.ts';
import type { PostForm } from '#web/posting/post-form.ts';
import { serveAreas } from '#web/testing/areas.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { flatAnswers, stillPhotos, WithPostForm } from '#web/testing/post-form.tsx';
import { show } from '#web/testing/show.tsx';
import { StepPrice } from './step-price.tsx';

function shown(answers: Partial<PostForm> = {}, type: 'sell' | 'rent' = 'rent') {
  const api = fakeApi();
  serveAreas(api);
  api.on(usualRate.around, { success: true, rate: null, sold: null });
  const values: { now?: PostForm } = {};
  const page = show(
    <WithPostForm type={type} answers={{ ...flatAnswers, ...answers }} onValues={(now) => void (values.now = now)}>
      <StepPrice type={type} photos={stillPhotos()} />
    </WithPostForm>,
  );
  return { ...page, values };
}

test('what tenants ask is answered by taps', async () => {
  const { user, t, values } = shown();
  await user.click(screen.getByRole('checkbox', { name: t('enums.tenant_family') }));
  await user.click(screen.getByRole('checkbox', { name: t('enums.tenant_office') }));
  await user.click(screen.getByRole('checkbox', { name: t('enums.tenant_office') }));
  const [month] = screen.getAllByRole('checkbox', { name: /^1 / });
  if (month) await user.click(month);
  await user.click(screen.getByRole('button', { name: t('posting.oneMore', { label: t('posting.advanceMonths') }) }));
  await user.type(screen.getByRole('textbox', { name: new RegExp(t('posting.serviceCharge').replace(/[()]/g, '.')) }), '৪ হাজার');
  await user.tab();
  expect(values.now).toMatchObject({ tenants: ['family'], availableFrom: expect.stringMatching(/^\d{4}-\d\d-01$/), advanceMonths: '1', serviceCharge: '4000' });
});

test('that there is no service charge is one tap, which another one takes back', async () => {
  const { user, t, values } = shown();
  const none = screen.getByRole('checkbox', { name: t('posting.serviceChargeNone') });
  await user.click(none);
  expect(values.now?.serviceCharge).toBe('0');
  await user.click(none);
  expect(values.now?.serviceCharge).toBe('');
});

test('a sale is not asked, and a shop not about families', () => {
  const { t } = shown({}, 'sell');
  expect(screen.queryByText(t('posting.rentFactsTitle'))).toBeNull();
  shown({ propertyType: 'shop' });
  expect(screen.queryByText(t('posting.tenants'))).toBeNull();
  expect(screen.getByText(t('posting.availableFrom'))).toBeTruthy();
});
