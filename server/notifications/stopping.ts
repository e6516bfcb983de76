// The unsubscribe link of letters about a group of notifications.
import { noticeGroups, type NoticeGroup } from '#contracts/notices/preferences.ts';
import { signStop, stopPath } from '#server/mail/stop-token.ts';
import type { Db } from '#server/platform/database/database.ts';

/** No id begins with this byte: so a token of saved searches, which begins with one, is told apart. */
const groupMark = 0xff;
const idBytes = 16;

export interface GroupStop {
  userId: string;
  group: NoticeGroup;
}

export async function stopAddress(db: Db, userId: string, group: NoticeGroup): Promise<string> {
  const said = Buffer.concat([Buffer.of(groupMark), Buffer.from(userId.replaceAll('-', ''), 'hex'), Buffer.from(group)]);
  return `${stopPath}/${await signStop(db, said)}`;
}

/** What a signed token says of a group; undefined where it is about something else. */
export function readGroupStop(said: Buffer): GroupStop | undefined {
  const group = noticeGroups.find((name) => name === said.subarray(1 + idBytes).toString());
  if (said[0] !== groupMark || !group) return undefined;
  const userId = said
    .subarray(1, 1 + idBytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { userId, group };
}
