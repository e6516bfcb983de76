import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { limits } from '#contracts/limits.ts';
import type { PostForm } from '#web/posting/post-form.ts';
import { serveAreas } from '#web/testing/areas.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { flatAnswers, WithPostForm } from '#web/testing/post-form.tsx';
import { show } from '#web/testing/show.tsx';
import { StepDetails } from './step-details.tsx';

function shown(answers: Partial<PostForm>, lng: 'bn' | 'en' = 'en') {
  serveAreas(fakeApi());
  const values: { now?: PostForm } = {};
  const page = show(
    <WithPostForm answers={answers} onValues={(now) => void (values.now = now)}>
      <StepDetails type="sell" />
    </WithPostForm>,
    { lng },
  );
  return { ...page, values };
}

test('while no title is typed one is offered, made of the answers', async () => {
  const { user, values } = shown({ ...flatAnswers, postTitle: '' });
  await user.click(await screen.findByRole('button', { name: /Dhanmondi/ }));
  expect(values.now?.postTitle).toMatch(/Dhanmondi/);
  expect(screen.queryByRole('button', { name: /Dhanmondi/ })).toBeNull();
});

test('the title counts its letters, and one that is too long is told and not cut', async () => {
  const { user, t, values } = shown(flatAnswers);
  const title = screen.getByRole('textbox', { name: t('posting.postTitle') });
  await user.clear(title);
  const long = 'a'.repeat(limits.posts.titleMax + 1);
  await user.click(title);
  await user.paste(long);
  expect(values.now?.postTitle).toBe(long);
  expect(screen.getAllByText(t('forms.counterLabel', { count: long.length, max: limits.posts.titleMax })).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Leave the step' }));
  expect(await screen.findByText(t('errors.field_maxLength', { max: limits.posts.titleMax }))).toBeTruthy();
});

test('land is asked for no rooms, no floor and no lift', () => {
  const { t } = shown({ ...flatAnswers, propertyType: 'land' });
  expect(screen.queryByRole('group', { name: new RegExp(`^${t('posting.lift')}`) })).toBeNull();
  expect(screen.queryByLabelText(new RegExp(t('posting.totalRooms')), { selector: 'input' })).toBeNull();
});

test('what is optional can be taken back by pressing it again', async () => {
  const { user, t, values } = shown(flatAnswers, 'bn');
  const lift = within(screen.getByRole('group', { name: new RegExp(`^${t('posting.lift')}`) }));
  await user.click(lift.getByRole('radio', { name: t('posting.liftYes') }));
  expect(values.now?.lift).toBe('true');
  await user.click(lift.getByRole('radio', { name: t('posting.liftYes') }));
  expect(values.now?.lift).toBe('');
});

test('facilities are ticked one by one', async () => {
  const { user, t, values } = shown(flatAnswers);
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /.+/ });
  await user.click(boxes[0] as HTMLElement);
  await user.click(boxes[1] as HTMLElement);
  await user.click(boxes[0] as HTMLElement);
  expect(values.now?.facilities).toEqual([boxes[1]?.value]);
  expect(screen.getByRole('heading', { name: t('posting.facilities') })).toBeTruthy();
});
