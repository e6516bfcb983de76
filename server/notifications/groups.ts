import { groupOfKind, type NotificationKind } from '#contracts/notices/notice-kinds.ts';
import type { NoticeData, NoticeKind } from '#contracts/notices/notices.ts';
import type { NoticeGroup } from '#contracts/notices/preferences.ts';

export interface Told {
  kind: NoticeKind;
  data: NoticeData;
}

/** What the inbox calls it. */
export const kindOf = ({ kind, data }: Told): NotificationKind => (kind === 'text' ? (data as NoticeData<'text'>).kind : kind);

/** By which choice of its person it is sent. */
export const groupOf = (told: Told): NoticeGroup => groupOfKind[kindOf(told)];
