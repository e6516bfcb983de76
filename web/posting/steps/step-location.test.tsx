import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { areas } from '#contracts/maps/areas.ts';
import { usualRate } from '#contracts/posts/usual-rate.ts';
import { serveAreas } from '#web/testing/areas.ts';
import { fakeApi, noAnswer } from '#web/testing/fake-api.ts';
import { WithPostForm } from '#web/testing/post-form.tsx';
import { show } from '#web/testing/show.tsx';
import { StepLocation } from './step-location.tsx';

const step = (
  <WithPostForm answers={{ propertyType: 'apartment' }}>
    <StepLocation type="sell" />
  </WithPostForm>
);

test('a sub-district that is chosen fills in what lies above it', async () => {
  const api = fakeApi();
  serveAreas(api);
  api.on(usualRate.around, { success: true, rate: null, sold: null });
  const { user, t } = show(step);
  const box = await screen.findByRole('combobox', { name: t('areas.subDistrict') });
  await user.click(box);
  await user.keyboard('dhan');
  await user.click(await screen.findByRole('option', { name: /Dhanmondi/ }));
  const shown = (level: 'division' | 'district'): string => screen.getByRole<HTMLInputElement>('combobox', { name: t(`areas.${level}`) }).value;
  expect([shown('division'), shown('district')]).toEqual(['Dhaka', 'Dhaka']);
});

test('a phone number in the street is told to delay the approval', async () => {
  serveAreas(fakeApi());
  const { user, t } = show(step);
  await user.type(screen.getByLabelText(new RegExp(`^${t('posting.street')}`)), 'Road 5, call 01712345678');
  expect(await screen.findByText(t('posting.contactInText'))).toBeTruthy();
});

test('left without an area each level is told to be missing', async () => {
  serveAreas(fakeApi());
  const { user, t } = show(step, { lng: 'bn' });
  const box = await screen.findByRole('combobox', { name: t('areas.division') });
  await user.click(screen.getByRole('button', { name: 'Leave the step' }));
  await screen.findAllByText(t('errors.field_required'));
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

// The last: what it resets the tests before would fetch again.
test('where the areas do not come it says so, and another try brings them', async () => {
  const api = fakeApi();
  api.on(areas.list, noAnswer);
  // The areas are fetched once a visit: this one begins again.
  vi.resetModules();
  const [kit, form, fresh] = await Promise.all([import('#web/testing/show.tsx'), import('#web/testing/post-form.tsx'), import('./step-location.tsx')]);
  const { user, t } = kit.show(
    <form.WithPostForm answers={{ propertyType: 'apartment' }}>
      <fresh.StepLocation type="sell" />
    </form.WithPostForm>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain(t('areas.failed'));
  serveAreas(api);
  await user.click(screen.getByRole('button', { name: t('shell.retry') }));
  expect(await screen.findByRole('combobox', { name: t('areas.division') })).toBeTruthy();
});
