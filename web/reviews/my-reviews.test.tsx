import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { OwnReview } from '#contracts/offers/reviews.ts';
import { reviews } from '#contracts/offers/reviews.ts';
import { signedIn } from '#web/testing/people.ts';
import { fakeApi, noAnswer, refuse } from '#web/testing/fake-api.ts';
import { ownReview, picture } from '#web/testing/reviews.ts';
import { show, toast } from '#web/testing/show.tsx';
import { ReviewList } from './my-reviews.page.tsx';
import { SummaryLine } from './my-summary-line.tsx';

const [first, second] = ['/media/a.webp', '/media/b.webp'];
const withPictures = ownReview({ images: [first, second], pictures: [picture(first), picture(second)] });

function Page({ given }: { given: OwnReview[] }) {
  const [all, setAll] = useState(given);
  return (
    <>
      <SummaryLine reviews={all} />
      <ReviewList reviews={all} put={setAll} />
    </>
  );
}

beforeEach(() => void signedIn());

test('the numbers above the list tell what is to be changed apart, and rate by what is approved', () => {
  show(<Page given={[ownReview(), ownReview({ _id: '01934f00-0000-7000-8000-000000000102', approval: false, status: 'rejected', rating: 4 })]} />, {
    lng: 'bn',
  });
  const told = within(screen.getByLabelText('সংক্ষেপে')).getAllByRole('definition');
  expect(told.map(({ parentElement }) => parentElement?.textContent)).toEqual(['মোট রিভিউ২', 'অনুমোদিত১', 'ঠিক করতে হবে১', 'প্রতিষ্ঠান১', 'গড় রেটিং৪.৫']);
});

test('without a review the page says so and leads to the firms', () => {
  const { t } = show(<Page given={[]} />);
  expect(screen.queryByText(t('reviews.myAverage'))).toBeNull();
  expect(screen.getByRole('link', { name: t('reviews.myEmptyAction') }).getAttribute('href')).toBe('/Interior-Design');
});

test('an edit sends what stays, what goes and the text, and the review waits again', async () => {
  const api = fakeApi();
  api.on(reviews.update, {
    success: true,
    message: 'Review updated successfully!',
    review: { ...withPictures, review: 'Changed text', status: 'pending', approval: false, approvedAt: null },
  });
  const { user, t } = show(<Page given={[withPictures]} />);
  await user.click(screen.getByRole('button', { name: t('reviews.myEditOf', { name: 'Nokshi Interior' }) }));
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), ' Changed text ');
  await user.click(screen.getByRole('button', { name: t('reviews.photoRemove', { number: 1 }) }));
  await user.click(screen.getByRole('button', { name: t('reviews.mySave') }));
  expect(await toast('Review updated successfully!')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(within(screen.getByRole('article')).getByText(t('enums.reviewState_pending'))).toBeTruthy();
  const sent = api.calls(reviews.update).map(({ form }) => [...(form?.entries() ?? [])]);
  expect(sent).toEqual([
    [
      ['reviewId', withPictures._id],
      ['review', 'Changed text'],
      ['keepImages', JSON.stringify([second])],
      ['removeImages', JSON.stringify([first])],
    ],
  ]);
});

test('an edit that changes nothing is not sent, and a text that is too short is told at its field', async () => {
  const api = fakeApi();
  const { user, t } = show(<Page given={[ownReview()]} />);
  await user.click(screen.getByRole('button', { name: t('reviews.myEditOf', { name: 'Nokshi Interior' }) }));
  await user.click(screen.getByRole('button', { name: t('reviews.mySave') }));
  expect(screen.getByRole('alert').textContent).toBe('No changes made to the review');
  await user.clear(screen.getByRole('textbox'));
  await user.click(screen.getByRole('button', { name: t('reviews.mySave') }));
  expect(await screen.findByText('Please write a review')).toBeTruthy();
  await user.type(screen.getByRole('textbox'), 'ok');
  await user.click(screen.getByRole('button', { name: t('reviews.mySave') }));
  expect(await screen.findByText('Review must have at least 5 characters')).toBeTruthy();
  expect(api.calls(reviews.update)).toEqual([]);
});

test.each([
  ['nobody answers', noAnswer, 'Failed to update review'],
  ['the server refuses', refuse('UNAVAILABLE', { message: 'Back in a minute' }), 'Back in a minute'],
] as const)('where %s the dialog says so and keeps what was typed', async (_why, reply, told) => {
  fakeApi().on(reviews.update, reply);
  const { user, t } = show(<Page given={[ownReview()]} />);
  await user.click(screen.getByRole('button', { name: t('reviews.myEditOf', { name: 'Nokshi Interior' }) }));
  await user.type(screen.getByRole('textbox'), ' More.');
  await user.click(screen.getByRole('button', { name: t('reviews.mySave') }));
  expect((await screen.findByRole('alert')).textContent).toBe(told);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toMatch(/ More\.$/);
});

test('deleting asks first, and takes the review off the page', async () => {
  fakeApi().on(reviews.remove, { success: true, message: 'Review deleted successfully!' });
  const { user, t } = show(<Page given={[ownReview()]} />);
  await user.click(screen.getByRole('button', { name: t('reviews.myRemoveOf', { name: 'Nokshi Interior' }) }));
  await user.click(screen.getByRole('button', { name: t('reviews.myRemove') }));
  expect(await toast('Review deleted successfully!')).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByText(t('reviews.myEmpty'))).toBeTruthy();
});

test('a review that could not be deleted stays', async () => {
  fakeApi().on(reviews.remove, noAnswer);
  const { user, t } = show(<Page given={[ownReview()]} />);
  await user.click(screen.getByRole('button', { name: t('reviews.myRemoveOf', { name: 'Nokshi Interior' }) }));
  await user.click(screen.getByRole('button', { name: t('reviews.myRemove') }));
  expect(await toast('Failed to delete review. Please try again.')).toBeTruthy();
  expect(screen.getByRole('article')).toBeTruthy();
});

test.each([3, 4])('the list is filtered only where there are many (%i reviews)', (count) => {
  const { t } = show(<Page given={Array.from({ length: count }, (_, at) => ownReview({ _id: `01934f00-0000-7000-8000-00000000010${at}` }))} />);
  expect(screen.queryAllByRole('radio', { name: t('reviews.myFilter_all') })).toHaveLength(count === 4 ? 1 : 0);
});
