import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usualRate } from '#contracts/posts/usual-rate.ts';
import { serveAreas } from '#web/testing/areas.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { flatAnswers, stillPhotos, WithPostForm } from '#web/testing/post-form.tsx';
import { show } from '#web/testing/show.tsx';
import { StepPrice } from './step-price.tsx';

test.each(['sell', 'rent'] as const)('asks the price and the pictures of what one wants to %s', async (type) => {
  const api = fakeApi();
  serveAreas(api);
  api.on(usualRate.around, { success: true, rate: null, sold: null });
  const { user, t } = show(
    <WithPostForm type={type} answers={{ ...flatAnswers, price: '', rentFee: '' }}>
      <StepPrice type={type} photos={stillPhotos()} />
    </WithPostForm>,
  );
  const price = screen.getByRole('textbox', { name: t(type === 'rent' ? 'posting.rentFee' : 'posting.price') });
  await user.click(screen.getByRole('button', { name: 'Leave the step' }));
  expect((await screen.findAllByText(t('errors.field_required'))).length).toBeGreaterThan(0);
  expect(price.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(t('errors.field_imageRequired'))).toBeTruthy();
});
