// What the owner of a firm asks of the API. All throw CallFailure.
import { interests, type Interest } from '#contracts/offers/interests.ts';
import { interiors, type StaffFirm } from '#contracts/offers/interiors.ts';
import { reviews, type PublicReview } from '#contracts/offers/reviews.ts';
import { CallFailure, call, type Api } from '#web/platform/api.ts';
import { checkInput } from '#web/platform/calls/form-errors.ts';

export interface OwnFirm {
  firm: StaffFirm;
  /** The newest approved ones; none while the firm is withdrawn. */
  reviews: PublicReview[];
  interests: Interest[];
}

/** Names the own firm among what is read. */
export const ownFirmKey = 'ownFirm';

/** Null for someone without a firm. */
export async function readOwnFirm(api: Api): Promise<OwnFirm | null> {
  try {
    const { firm } = await call(api, interiors.ownFirm);
    const { PostID, listed } = firm;
    const [written, interested] = await Promise.all([listed ? call(api, reviews.list, { params: { PostID } }) : undefined, call(api, interests.ownFirm)]);
    return { firm, reviews: written?.items ?? [], interests: interested.items };
  } catch (error) {
    if (error instanceof CallFailure && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** Answers what is said about it. */
export const sendDraft = async (api: Api, draft: unknown): Promise<string> => (await call(api, interiors.saveDraft, { body: draft as never })).message;

/** Answers what is said about it. */
export const respond = async (api: Api, id: string, text: string): Promise<string> =>
  (await call(api, reviews.respond, { params: { id }, body: checkInput(reviews.respond.body, { text }) })).message;
