import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { presetPlan } from '#contracts/floor-plans/floor-plan-presets.ts';
import { planFault } from '#contracts/floor-plans/floor-plan.ts';
import { givenFloorPlan } from '#contracts/floor-plans/floor-plan-shape.ts';
import { planIn } from '#web/floor-plan/plan-text.ts';
import type { PostForm } from '#web/posting/post-form.ts';
import { flatAnswers, WithPostForm } from '#web/testing/post-form.tsx';
import { show } from '#web/testing/show.tsx';
import { PlanBox } from './plan-box.tsx';

function opened(answers: Partial<PostForm> = {}, lng: 'bn' | 'en' = 'en') {
  let values: PostForm | undefined;
  const shown = show(
    <WithPostForm answers={{ ...flatAnswers, size: '1000', bedrooms: '2', ...answers }} onValues={(now) => (values = now)}>
      <PlanBox type="sell" />
    </WithPostForm>,
    { lng },
  );
  return { ...shown, plan: () => planIn(values?.floorPlan ?? ''), text: () => values?.floorPlan ?? '' };
}

async function drawing() {
  const all = opened({ floorPlan: JSON.stringify(presetPlan('twoBed', 1000)) });
  await all.user.click(screen.getByRole('button', { name: all.t('planEditor.change') }));
  await screen.findByRole('list', { name: all.t('floorPlan.rooms') });
  return all;
}

test('a two-bed flat takes ten taps: its size is the stated one, a room is widened, has one more window, and north is known', async () => {
  const { user, t, plan } = opened({ facing: 'south' });
  let taps = 0;
  const tap = async (name: string | RegExp, at = 0): Promise<void> => {
    taps += 1;
    await user.click((await screen.findAllByRole('button', { name }))[at] as HTMLElement);
  };
  await tap(t('planEditor.draw'));
  await tap(t('planEditor.preset_twoBed'));
  await tap(/^5 ?Master bed/);
  await tap(t('planEditor.more', { what: t('planEditor.width') }));
  await tap(t('planEditor.more', { what: t('planEditor.depth') }));
  await tap(new RegExp(`^\\${t('planEditor.add_bottom')} ?${t('planEditor.windows')}`));
  await tap(t('planEditor.mirror'));
  await tap(t('planEditor.done'));
  expect(taps).toBeLessThanOrEqual(10);
  const made = plan();
  expect(made && [planFault(made), made.north, givenFloorPlan.safeParse(made).success]).toEqual([undefined, 270, true]);
  expect(made?.rooms.filter(({ kind }) => kind === 'bedroom' || kind === 'master')).toHaveLength(2);
});

test('arrow keys move a room and with Shift its walls; undo takes one step back', async () => {
  const { plan, t, user } = await drawing();
  const before = plan();
  const drawn = screen.getAllByRole('button', { pressed: false }).find((one) => one.getAttribute('aria-label')?.startsWith('Drawing'));
  fireEvent.keyDown(drawn as HTMLElement, { key: 'ArrowDown', shiftKey: true });
  expect(plan()?.rooms[0]?.h).toBe((before?.rooms[0]?.h ?? 0) + 0.5);
  await user.click(screen.getByRole('button', { name: t('planEditor.undo') }));
  expect(plan()).toEqual(before);
  await user.click(screen.getByRole('button', { name: t('planEditor.redo') }));
  expect(plan()?.rooms[0]?.h).toBe((before?.rooms[0]?.h ?? 0) + 0.5);
  await user.keyboard('{Control>}z{/Control}');
  expect(plan()).toEqual(before);
});

test('rooms over each other are told, and the plan before them stays in the form', async () => {
  const { plan, t } = await drawing();
  const before = plan();
  const drawn = screen.getAllByRole('button', { pressed: false }).find((one) => one.getAttribute('aria-label')?.startsWith('Drawing'));
  fireEvent.keyDown(drawn as HTMLElement, { key: 'ArrowDown' });
  expect(screen.getByRole('status').textContent).toContain('overlap');
  expect(screen.getByRole('status').textContent).toContain(t('planEditor.notKept'));
  expect(plan()).toEqual(before);
});

test('the list is the twin of the drawing: a room is measured, named and removed by fields', async () => {
  const { plan, t, user } = await drawing();
  const list = screen.getByRole('list', { name: t('floorPlan.rooms') });
  await user.click(within(list).getByRole('button', { name: /Kitchen/ }));
  const width = screen.getByLabelText(t('planEditor.width'), { selector: '#plan-width' });
  await user.clear(width);
  await user.type(width, '৯ ফুট ৬ ইঞ্চি{Enter}');
  expect(plan()?.rooms[2]?.w).toBe(9.5);
  await user.type(screen.getByLabelText(new RegExp(`^${t('planEditor.name')}`)), 'Pantry');
  await user.tab();
  expect(plan()?.rooms[2]?.name).toBe('Pantry');
  await user.click(screen.getByRole('button', { name: t('planEditor.removeRoom') }));
  expect(plan()?.rooms.map(({ kind }) => kind)).not.toContain('kitchen');
});

test('the sum is said beside the stated size, and what is missing is asked for', async () => {
  const { t, user } = opened({ floorPlan: JSON.stringify(presetPlan('oneBed')), size: '2000' });
  await user.click(screen.getByRole('button', { name: t('planEditor.change') }));
  expect(await screen.findByText(t('planEditor.stated_less', { size: '2,000 sqft' }))).toBeTruthy();
});

test('the plan is left out again with one press', async () => {
  const { text, t, user } = opened({ floorPlan: JSON.stringify(presetPlan('oneBed')) }, 'bn');
  await user.click(screen.getByRole('button', { name: t('planEditor.remove') }));
  expect(text()).toBe('');
});
