// Fetched when someone writes or reads on: the contract's schemas stay out of the first load.
import type { Answer } from '#contracts/endpoint.ts';
import type { ReviewExtra, ReviewSort } from '#contracts/offers/building-enums.ts';
import { reviewCode } from '#contracts/offers/review-values.ts';
import { ReviewFields, reviews } from '#contracts/offers/reviews.ts';
import { z } from 'zod';
import { call, type Api } from '#web/platform/api.ts';
import { checkInput } from '#web/platform/calls/form-errors.ts';

interface ReviewsAsked {
  sort: ReviewSort;
  with: ReviewExtra | undefined;
  page: number;
}

export const fetchReviews = (api: Api, PostID: number, query: ReviewsAsked): Promise<Answer<typeof reviews.list>> =>
  call(api, reviews.list, { params: { PostID }, query });

/** What a code is good for. */
export interface Ticket {
  reviewTicket: string;
  project: string;
  month: string;
}

/** Exchanges a code, typed in any way, for a ticket. Throws CallFailure. */
export async function verifyCode(api: Api, PostID: number, typed: string): Promise<Ticket> {
  const { code } = checkInput(z.object({ code: reviewCode }), { code: typed });
  const { reviewTicket, project, month } = await call(api, reviews.verifyCode, { params: { PostID }, body: { code } });
  return { reviewTicket, project, month };
}

export interface WrittenReview {
  reviewTicket: string;
  rating: number | undefined;
  review: string;
  pictures: readonly Blob[];
}

/** The multipart body: the fields, then the pictures. */
export function reviewBody({ reviewTicket, rating, review }: ReviewFields, pictures: readonly Blob[]): FormData {
  const body = new FormData();
  body.append('reviewTicket', reviewTicket);
  body.append('rating', String(rating));
  body.append('review', review);
  pictures.forEach((blob, at) => body.append('images', blob, `${at + 1}.${blob.type === 'image/webp' ? 'webp' : 'jpg'}`));
  return body;
}

/** Sends a review; the same key with every try, so that it is written once. Throws CallFailure. */
export async function submitReview(api: Api, PostID: number, { pictures, ...typed }: WrittenReview, idempotencyKey: string): Promise<void> {
  const form = reviewBody(checkInput(ReviewFields, typed), pictures);
  await call(api, reviews.submit, { params: { PostID }, form, idempotencyKey });
}
