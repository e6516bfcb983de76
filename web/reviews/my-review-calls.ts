// What someone asks of the server about their own reviews.
import { reviews, UpdateReviewFields, type OwnReview } from '#contracts/offers/reviews.ts';
import { call, type Api } from '#web/platform/api.ts';
import { checkInput } from '#web/platform/calls/form-errors.ts';

/** Names the list of one's own reviews among what is read. */
export const myReviewsKey = 'ownReviews';

/** Everything that the person has reviewed, newest first. Throws CallFailure. */
export const readMyReviews = async (api: Api): Promise<OwnReview[]> => (await call(api, reviews.own)).reviews;

export interface ReviewEdit {
  text: string;
  /** Paths of the pictures that stay. */
  kept: readonly string[];
  added: readonly Blob[];
}

/** The multipart body of an edit. Throws the faults of its fields. */
export function editedReviewBody(review: OwnReview, { text, kept, added }: ReviewEdit): FormData {
  const fields = checkInput(UpdateReviewFields, { reviewId: review._id, review: text, keepImages: [...kept] });
  const removed = review.images.filter((path) => !kept.includes(path));
  const form = new FormData();
  form.append('reviewId', review._id);
  form.append('review', fields.review);
  form.append('keepImages', JSON.stringify(kept));
  if (removed.length > 0) form.append('removeImages', JSON.stringify(removed));
  added.forEach((blob, at) => form.append('images', blob, `review-${at + 1}.${blob.type === 'image/webp' ? 'webp' : 'jpg'}`));
  return form;
}

/** Changes it; it waits for approval again. Throws CallFailure. */
export async function changeReview(api: Api, review: OwnReview, edit: ReviewEdit): Promise<{ message: string; review: OwnReview }> {
  return call(api, reviews.update, { params: { id: review._id }, form: editedReviewBody(review, edit) });
}

/** Answers what is said about it. Throws CallFailure. */
export const removeReview = async (api: Api, id: string): Promise<string> => (await call(api, reviews.remove, { params: { id } })).message;
