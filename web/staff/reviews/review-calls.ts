// What staff ask of the API about reviews and their codes. All throw CallFailure.
import type { ReviewRejectionReason } from '#contracts/offers/building-enums.ts';
import { interiors, type StaffFirm } from '#contracts/offers/interiors.ts';
import { reviews, type ReviewCode, type StaffReview } from '#contracts/offers/reviews.ts';
import { call, type Api } from '#web/platform/api.ts';
import { checkInput } from '#web/platform/calls/form-errors.ts';

/** Shows the review as it was read. */
export const approveReview = (api: Api, { _id: id, revision }: StaffReview): Promise<unknown> =>
  call(api, reviews.approve, { params: { id }, body: { revision } });

export const rejectReview = (api: Api, { _id: id, revision }: StaffReview, reason: ReviewRejectionReason, note: string | undefined): Promise<unknown> =>
  call(api, reviews.reject, { params: { id }, body: { reason, note, revision } });

/** Writes what the firm told staff. */
export const respondFor = (api: Api, { _id: id }: StaffReview, text: string): Promise<unknown> =>
  call(api, reviews.staffRespond, { params: { id }, body: checkInput(reviews.staffRespond.body, { text }) });

/** All firms that are shown, to choose one of. */
export async function shownFirms(api: Api): Promise<StaffFirm[]> {
  const pageOf = (page: number) => call(api, interiors.staffList, { query: { page } });
  const first = await pageOf(1);
  const rest = await Promise.all(Array.from({ length: first.pagination.totalPages - 1 }, (_one, at) => pageOf(at + 2)));
  return [first, ...rest].flatMap(({ items }) => items).filter(({ listed }) => listed);
}

export interface Issued {
  code: string;
  issued: ReviewCode;
}

/** Issues a code for one review; the answer is the only place where it can be read. */
export const issueCode = (api: Api, typed: Readonly<Record<string, FormDataEntryValue>>): Promise<Issued> =>
  call(api, reviews.issueCode, { body: checkInput(reviews.issueCode.body, typed) });

export const voidCode = (api: Api, id: string): Promise<unknown> => call(api, reviews.voidCode, { params: { id } });
