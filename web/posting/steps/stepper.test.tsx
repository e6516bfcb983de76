import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { screenNames, stepNames } from '#web/posting/post-form.ts';
import { show } from '#web/testing/show.tsx';
import { StepBars, Stepper } from './stepper.tsx';

test('steps that were reached can be gone back to, those beyond cannot be opened', async () => {
  const go = vi.fn();
  const { user, t } = show(<Stepper type="sell" step="price" reached="details" onGo={go} />);
  await user.click(screen.getByRole('button', { name: t('posting.stepDone', { name: t('posting.step_type') }) }));
  await user.click(screen.getByRole('button', { name: t('posting.step_details') }));
  await user.click(screen.getByRole('button', { name: t('posting.step_check') }));
  expect(go.mock.calls).toEqual([['type'], ['details']]);
});

test('the step on screen is marked, and a letting calls its price a rent', () => {
  const { t } = show(<Stepper type="rent" step="price" reached="price" onGo={vi.fn()} />);
  expect(screen.getByRole('button', { current: 'step' }).textContent).toContain(t('posting.step_rentPrice'));
});

test('where all steps stand on one page, those are done that miss nothing', () => {
  const { t } = show(<Stepper type="sell" step="type" reached="check" isDone={(name) => name === 'contact'} onGo={vi.fn()} />);
  const done = stepNames.filter((name) => screen.queryByRole('button', { name: t('posting.stepDone', { name: t(`posting.step_${name}`) }) }));
  expect(done).toEqual(['contact']);
});

test('on small screens it is said in words, with the digits of the page', () => {
  const { t } = show(<StepBars type="sell" step="price" order={screenNames} saved={<span>12:30</span>} />, { lng: 'bn' });
  expect(screen.getByText(t('posting.stepOf', { number: '২', total: '৪', name: t('posting.step_price') }))).toBeTruthy();
  expect(screen.getByText('12:30')).toBeTruthy();
});

test('a step with an error is marked and said to need attention', () => {
  const { t } = show(<Stepper type="sell" step="type" reached="check" isFaulty={(name) => name === 'price'} onGo={vi.fn()} />);
  expect(screen.getAllByRole('button', { name: new RegExp(t('posting.stepFaulty', { name: '' })) })).toHaveLength(1);
});
