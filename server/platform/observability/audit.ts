// The append-only audit log of staff actions, written in the transaction of the action.
import { sql } from 'kysely';
import { retention } from '#contracts/retention.ts';
import { uuidv7 } from 'uuidv7';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface StaffAction {
  /** Noun and verb, such as `post.approve`. */
  action: string;
  /** The target: noun and public id, such as `post` and `48001`. */
  subject: { type: string; id: string };
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
  /** Accounts with whose purge the words of this entry go; what is done to an account is about it anyway. */
  about?: readonly (string | null)[];
}

/** What people wrote. It stands apart from the log, which keeps codes and ids and never changes. */
const words = new Set(['note', 'response', 'project']);
const wordsAboutPeople = new Set(['name', 'reason']);
const isWord = (key: string, value: unknown, type: string): boolean => value !== null && (words.has(key) || (type === 'user' && wordsAboutPeople.has(key)));

const split = (record: StaffAction['before'], type: string): [codes: object, words: object] => {
  const { codes = [], words: written = [] } = Object.groupBy(Object.entries(record), ([key, value]) => (isWord(key, value, type) ? 'words' : 'codes'));
  return [Object.fromEntries(codes), Object.fromEntries(written)];
};

/** The actor on the command line: an operator without an account. */
export const operator = null;

/** Records an action of the caller in the given transaction. */
export async function recordAction(trx: Db, caller: MemberCaller | typeof operator, staffAction: StaffAction): Promise<void> {
  const { action, subject, before, after, about = [] } = staffAction;
  const id = uuidv7();
  const [[codesBefore, wordsBefore], [codesAfter, wordsAfter]] = [split(before, subject.type), split(after, subject.type)];
  await trx
    .insertInto('audit_log')
    .values({
      id,
      actor_id: caller?.user.userId ?? null,
      action,
      subject_type: subject.type,
      subject_id: subject.id,
      before: JSON.stringify(codesBefore),
      after: JSON.stringify(codesAfter),
    })
    .execute();
  if (Object.keys({ ...wordsBefore, ...wordsAfter }).length === 0) return;
  const people = [...new Set([...about, subject.type === 'user' ? subject.id : null])].filter((one) => one !== null);
  await trx
    .insertInto('audit_notes')
    .values({ entry: id, about: people, before: JSON.stringify(wordsBefore), after: JSON.stringify(wordsAfter) })
    .execute();
}

/** Deletes the words of entries older than a year; who did what to whom, with which reason code, stays. */
export async function forgetNotes(db: Db): Promise<void> {
  // Programs from before, which may run beside this one for a while, write words into the log.
  await sql`select set_audit_words_apart(now() - interval '7 days')`.execute(db);
  await db
    .deleteFrom('audit_notes')
    .where('at', '<', sql<Date>`now() - make_interval(days => ${retention.staffNotes.days})`)
    .execute();
}

/** Deletes all words about an account, when it is purged. */
export async function forgetNotesAbout(trx: Db, userId: string): Promise<void> {
  await sql`delete from audit_notes where about @> array[${userId}::uuid]`.execute(trx);
}
