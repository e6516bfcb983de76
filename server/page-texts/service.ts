// Words of the public pages, version by version: nothing is overwritten, and going back is a version of its own.
import { isDeepStrictEqual } from 'node:util';
import type { HandlerInput } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import type { PageContent, pageTexts, StaffPage, TextPage } from '#contracts/pages/page-texts.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { fail } from '#server/platform/http/failure.ts';
import { recordAction } from '#server/platform/observability/audit.ts';
import type { Services } from '#server/platform/services.ts';
import { builtIn } from './built-in.ts';
import { findNewest, findVersion, insertVersion, listVersions } from './store.ts';

type Reads = Pick<Services, 'db'>;

/** What staff published; null where the page has the words that the product brings along. */
export async function readPublished({ db }: Reads, page: TextPage): Promise<{ content: PageContent; at: string } | null> {
  const newest = await findNewest(db, page);
  return newest?.content ? { content: newest.content, at: newest.published_at.toISOString() } : null;
}

async function staffPageIn(db: Db, page: TextPage): Promise<StaffPage> {
  const [newest, versions] = [await findNewest(db, page), await listVersions(db, page, limits.pageTexts.shown)];
  return {
    version: newest?.version ?? 0,
    content: newest?.content ?? builtIn(page),
    versions: versions.map(({ version, note, restored, published_at, author }) => ({ version, note, by: author, at: published_at.toISOString(), restored })),
  };
}

export const readStaffPage = ({ db }: Reads, page: TextPage): Promise<StaffPage> => staffPageIn(db, page);

/** What a page said in one version. Throws NOT_FOUND. */
export async function readVersion({ db }: Reads, page: TextPage, version: number): Promise<PageContent> {
  if (version === 0) return builtIn(page);
  const found = (await findVersion(db, page, version)) ?? fail('NOT_FOUND');
  return found.content ?? builtIn(page);
}

interface Publishing {
  /** Null for the words that the product brings along. */
  content: PageContent | null;
  note: string;
  restored: number | null;
  basedOn: number;
}

async function publishIn(trx: Db, page: TextPage, { content, note, restored, basedOn }: Publishing, caller: MemberCaller): Promise<void> {
  const newest = await findNewest(trx, page);
  if ((newest?.version ?? 0) !== basedOn) fail('STATE_CONFLICT');
  if (isDeepStrictEqual(content ?? builtIn(page), newest?.content ?? builtIn(page))) fail('NO_CHANGES');
  const version = basedOn + 1;
  if (!(await insertVersion(trx, { page, version, content, note, restored, author_id: caller.user.userId }))) fail('STATE_CONFLICT');
  await recordAction(trx, caller, {
    action: restored === null ? 'pageText.publish' : 'pageText.restore',
    subject: { type: 'pageText', id: page },
    before: { version: basedOn },
    after: { version, note, ...(restored === null ? {} : { restored }) },
  });
}

/** Publishes other words. Throws FORBIDDEN, STATE_CONFLICT where someone published in the meantime, and NO_CHANGES. */
export function publish({ db }: Reads, page: TextPage, body: HandlerInput<typeof pageTexts.publish>['body'], caller: MemberCaller): Promise<StaffPage> {
  return inTransaction(db, async (trx) => {
    await publishIn(trx, page, { ...body, restored: null }, caller);
    return staffPageIn(trx, page);
  });
}

/** Publishes the words of an earlier version again. Throws as `publish`, and NOT_FOUND. */
export function restore(
  { db }: Reads,
  { page, version }: HandlerInput<typeof pageTexts.restore>['params'],
  body: HandlerInput<typeof pageTexts.restore>['body'],
  caller: MemberCaller,
): Promise<StaffPage> {
  return inTransaction(db, async (trx) => {
    const content = version === 0 ? null : ((await findVersion(trx, page, version)) ?? fail('NOT_FOUND')).content;
    await publishIn(trx, page, { ...body, content, restored: version }, caller);
    return staffPageIn(trx, page);
  });
}
