import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WithPostForm } from '#web/testing/post-form.tsx';
import { show } from '#web/testing/show.tsx';
import { FaultSummary } from './fault-summary.tsx';

test('everything that is missing is listed, each a way to its field', async () => {
  const go = vi.fn();
  const { user, t } = show(
    <WithPostForm answers={{ propertyType: 'apartment' }}>
      <FaultSummary type="sell" onGo={go} />
    </WithPostForm>,
  );
  await user.click(screen.getByRole('button', { name: 'Leave the step' }));
  const price = await screen.findByRole('button', { name: new RegExp(`^${t('posting.price')}`) });
  await user.click(price);
  expect(go).toHaveBeenCalledWith('price', 'price');
  expect(screen.getAllByRole('button', { name: new RegExp(t('posting.choiceNeeded')) }).length).toBeGreaterThan(0);
});

test('in a step only its own faults are listed, and a single one is in sight anyway', async () => {
  const { user, t } = show(
    <WithPostForm answers={{ propertyType: 'apartment', division: 'dhaka', district: 'dhaka' }}>
      <FaultSummary type="sell" steps={['location']} onGo={vi.fn()} />
      <FaultSummary type="sell" steps={['price']} onGo={vi.fn()} />
    </WithPostForm>,
    { lng: 'bn' },
  );
  await user.click(screen.getByRole('button', { name: 'Leave the step' }));
  expect(await screen.findByText(t('posting.faults', { count: 2 }))).toBeTruthy();
  expect(screen.queryByRole('button', { name: new RegExp(t('areas.subDistrict')) })).toBeNull();
});
