// One member as staff see them, notes about members, and all members as a file.
import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { uuidv7 } from 'uuidv7';
import type { HandlerInput } from '#contracts/endpoint.ts';
import type { Member, MemberHistory, MemberNote, members } from '#contracts/accounts/members.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { Download } from '#server/platform/http/download.ts';
import { fail } from '#server/platform/http/failure.ts';
import { once } from '#server/platform/http/idempotency.ts';
import { recordAction } from '#server/platform/observability/audit.ts';
import type { Services } from '#server/platform/services.ts';
import { countHistory, insertNote, listNotes, listPostsOf } from './member-history-store.ts';
import { checkReach, heldPair, toMember } from './staff-service.ts';
import { findMember, listMembersAfter, type MemberFilter } from './staff-store.ts';

const [notesMax, postsMax, batch] = [100, 20, 500];

/** A member with everything that staff look up before they act. Throws NOT_FOUND. */
export async function readHistory({ db }: Pick<Services, 'db'>, userId: string): Promise<{ user: Member; history: MemberHistory }> {
  const row = (await findMember(db, userId)) ?? fail('NOT_FOUND');
  const [notes, posts, counts] = await Promise.all([listNotes(db, userId, notesMax), listPostsOf(db, userId, postsMax), countHistory(db, userId)]);
  return {
    user: toMember(row),
    history: {
      notes: notes.map(({ id, text, at, author }) => ({ _id: id, text, at: at.toISOString(), by: author })),
      posts: posts.map(({ post_id, type, title, state, posted_at }) => ({ PostID: post_id, type, postTitle: title, state, postDate: posted_at.toISOString() })),
      counts,
    },
  };
}

/** Writes a note about a member. Throws NOT_FOUND, FORBIDDEN as for every action on an account. */
export async function writeNote({ db }: Pick<Services, 'db'>, userId: string, text: string, caller: MemberCaller): Promise<MemberNote> {
  return once(db, caller, 'members.note', async (trx) => {
    const { actor, user } = await heldPair(trx, userId, caller);
    checkReach(actor, user);
    const id = uuidv7();
    const at = await insertNote(trx, { id, user_id: user.id, author_id: actor.id, text });
    await recordAction(trx, caller, { action: 'user.note', subject: { type: 'user', id: userId }, before: {}, after: { note: text } });
    return { _id: id, text, at: at.toISOString(), by: actor.name };
  });
}

const columns = [
  'id',
  'name',
  'email',
  'phone',
  'role',
  'status',
  'suspendedUntil',
  'statusReason',
  'joinDate',
  'lastSeenAt',
  'posts',
  'live',
  'upheldReports',
];

/** All members that match, in parts: the whole of them is never in memory. */
async function* rowsOf({ db }: Pick<Services, 'db'>, filter: MemberFilter): AsyncGenerator<object> {
  let after: string | undefined;
  for (;;) {
    const rows = await listMembersAfter(db, filter, after, batch);
    for (const row of rows) {
      const { counts, ...member } = toMember(row);
      yield { ...member, ...counts };
    }
    after = rows.at(-1)?.id;
    if (rows.length < batch) return;
  }
}

/** All members that match as a file that spreadsheets open: what begins like a formula is plain text there. */
export async function membersFile(
  services: Pick<Services, 'db' | 'log'>,
  { page: _page, limit: _limit, format: _format, sort: _sort, ...filter }: HandlerInput<typeof members.list>['query'],
  caller: MemberCaller,
): Promise<Download> {
  // Words may name people, whom the log does not.
  const { q: _words, ...logged } = filter;
  await recordAction(services.db, caller, { action: 'user.export', subject: { type: 'user', id: 'csv' }, before: {}, after: logged });
  const file = stringify({ header: true, bom: true, columns, escape_formulas: true });
  pipeline(Readable.from(rowsOf(services, filter)), file, (error) => {
    if (error) services.log.warn({ err: error }, 'member export was interrupted');
  });
  return new Download('members.csv', 'text/csv; charset=utf-8', file);
}
