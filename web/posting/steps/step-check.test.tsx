import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { serveAreas } from '#web/testing/areas.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { flatAnswers, photo, stillPhotos, WithPostForm } from '#web/testing/post-form.tsx';
import { show } from '#web/testing/show.tsx';
import type { PostForm } from '#web/posting/post-form.ts';
import { StepCheck } from './step-check.tsx';

function shown(answers: Partial<PostForm>, lng: 'bn' | 'en' = 'en') {
  serveAreas(fakeApi());
  const go = vi.fn();
  const photos = stillPhotos([photo('a')]);
  const page = show(
    <WithPostForm answers={answers} photos={photos}>
      {({ check }) => <StepCheck type="sell" photos={photos.list} check={check} onGo={go} />}
    </WithPostForm>,
    { lng },
  );
  return { ...page, go };
}

test('everything that was answered stands there, with the way back to each part', async () => {
  const { user, t, go, fmt } = shown(flatAnswers);
  expect(screen.getAllByText(fmt.area(1850)).length).toBeGreaterThan(0);
  expect(screen.getAllByText('South facing flat by the lake').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: t('posting.checkEdit', { name: t('posting.step_price') }) }));
  expect(go).toHaveBeenCalledWith('price');
});

test('the place is told in the words of the page', async () => {
  const { t } = shown(flatAnswers, 'bn');
  expect((await screen.findAllByText(/ধানমন্ডি/)).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { name: t('posting.step_location') })).toBeTruthy();
});

test('what is missing is counted, and each fault is a way to its field', async () => {
  const { user, t, go } = shown({ ...flatAnswers, primaryContact: '', postTitle: '' });
  expect(await screen.findByText(t('posting.checkMissing', { count: 2 }))).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: t('errors.field_required') })[0] as HTMLElement);
  expect(go).toHaveBeenCalledWith('details', 'postTitle');
});
