// Where a post of one's own is corrected: a path of the site, for links of pages, letters and the inbox.
import type { Purpose, RejectionReason } from '#contracts/enums.ts';
import { listed } from '#contracts/listed.ts';

/** Reasons that one part of the form answers; the others are about the post as a whole. */
const fixableReasons = listed({
  photo: true,
  phoneInText: true,
  wrongArea: true,
  price: true,
  duplicate: null,
  notOwner: true,
  incomplete: true,
  prohibited: true,
  other: null,
} satisfies Record<RejectionReason, true | null>);
export type FixableReason = (typeof fixableReasons)[number];

export const isFixable = (reason: RejectionReason | null): reason is FixableReason => (fixableReasons as readonly (string | null)[]).includes(reason);

/** The query's name for the reason whose part of the form is opened. */
export const reasonKey = 'reason';

/** The form of a post; with a reason it opens where that is put right. */
export const editPath = ({ type, PostID }: { type: Purpose; PostID: number }, reason?: RejectionReason): string =>
  `/user/${type === 'rent' ? 'Edit-Rent-Post' : 'Edit-Sell-Post'}/${PostID}${reason && isFixable(reason) ? `?${reasonKey}=${reason}` : ''}`;
