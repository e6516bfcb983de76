// What a member is told of an interest they recorded.
import type { InterestState } from '#contracts/offers/building-enums.ts';
import type { InboxNotice } from '#contracts/notices/notices.ts';
import type { InterestRow } from './store.ts';

/** Told once for each state that it reaches. */
export const interestUpdated = ({ id, kind, post_id, title, title_en }: InterestRow, state: InterestState): InboxNotice => ({
  kind: 'interest_update',
  key: `interest_update ${id} ${state}`,
  data: { listing: post_id === null || title === null ? null : { kind, PostID: post_id, title: { bn: title, en: title_en ?? title } }, state },
});
