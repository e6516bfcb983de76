import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WithPostForm, flatAnswers, photo, stillPhotos } from '#web/testing/post-form.tsx';
import { show } from '#web/testing/show.tsx';
import { PostTextBox } from './fields.tsx';
import { QualityMeter } from './quality-meter.tsx';

const value = (): number => Number(screen.getByRole('meter').getAttribute('value'));

test('counts the rooms that photos show, not the photos', () => {
  const { t } = show(
    <WithPostForm answers={{ ...flatAnswers, images: ['a', 'b', 'c'] }} photos={stillPhotos([photo('a'), photo('b'), photo('c')])}>
      <QualityMeter type="sell" photos={[photo('a', { shot: 'living' }), photo('b', { shot: 'kitchen' }), photo('c', { shot: 'kitchen' })]} onGo={vi.fn()} />
    </WithPostForm>,
  );
  expect(screen.getByText(t('posting.todo_photos'))).toBeTruthy();
});

test('rises with what is answered, and says what would help, with the way to it', async () => {
  const go = vi.fn();
  const { user, t } = show(
    <WithPostForm answers={{ ...flatAnswers, description: '' }}>
      <QualityMeter type="sell" photos={[]} onGo={go} />
      <PostTextBox name="description" label="About" rows={3} />
    </WithPostForm>,
  );
  const before = value();
  await user.click(screen.getByRole('button', { name: t('posting.todo_description') }));
  expect(go).toHaveBeenCalledWith('details', 'description');
  await user.click(screen.getByRole('textbox', { name: /About/ }));
  await user.paste('South facing and quiet. '.repeat(20));
  expect(value()).toBeGreaterThan(before);
  expect(screen.getByText(t('posting.quality_description'))).toBeTruthy();
});
