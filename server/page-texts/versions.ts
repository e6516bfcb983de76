// Texts that staff publish, version by version: nothing is overwritten, and going back is a version of its own.
import { isDeepStrictEqual } from 'node:util';
import { limits } from '#contracts/limits.ts';
import type { PageVersion } from '#contracts/pages/page-texts.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { fail } from '#server/platform/http/failure.ts';
import { recordAction } from '#server/platform/observability/audit.ts';
import { findNewest, findVersion, insertVersion, listPublished, listVersions } from './store.ts';

/** A text that staff publish, and what is read until they did. */
export interface VersionedText<Content> {
  /** Its name among all of them. */
  page: string;
  builtIn: Content;
  /** As the log names it. */
  subject: { type: 'pageText' | 'areaText'; id: string };
}

/** What staff published; null where there is nothing but what is built in. */
export async function readNewest<Content>(db: Db, { page }: Pick<VersionedText<Content>, 'page'>): Promise<{ content: Content; at: string } | null> {
  const newest = await findNewest<Content>(db, page);
  return newest?.content ? { content: newest.content, at: newest.published_at.toISOString() } : null;
}

/** What begins with `begin` and says something now, by the rest of its name, the last published first. */
export async function listPublishedTexts(db: Db, begin: string, max: number): Promise<{ name: string; at: string }[]> {
  const rows = await listPublished(db, begin, max);
  return rows.map(({ page, published_at }) => ({ name: page.slice(begin.length), at: published_at.toISOString() }));
}

/** What everyone reads now and its versions, newest first. */
export async function readVersions<Content>(
  db: Db,
  { page, builtIn }: VersionedText<Content>,
): Promise<{ version: number; content: Content; versions: PageVersion[] }> {
  const [newest, versions] = [await findNewest<Content>(db, page), await listVersions(db, page, limits.pageTexts.shown)];
  return {
    version: newest?.version ?? 0,
    content: newest?.content ?? builtIn,
    versions: versions.map(({ version, note, restored, published_at, author }) => ({ version, note, by: author, at: published_at.toISOString(), restored })),
  };
}

/** What a text said in one version; 0 is what is built in. Throws NOT_FOUND. */
export async function readVersion<Content>(db: Db, { page, builtIn }: VersionedText<Content>, version: number): Promise<Content> {
  if (version === 0) return builtIn;
  const found = (await findVersion<Content>(db, page, version)) ?? fail('NOT_FOUND');
  return found.content ?? builtIn;
}

interface Publishing<Content> {
  /** Null for what is built in. */
  content: Content | null;
  note: string;
  restored: number | null;
  basedOn: number;
}

async function publishIn<Content>(
  trx: Db,
  { page, builtIn, subject }: VersionedText<Content>,
  { content, note, restored, basedOn }: Publishing<Content>,
  caller: MemberCaller,
): Promise<void> {
  const newest = await findNewest<Content>(trx, page);
  if ((newest?.version ?? 0) !== basedOn) fail('STATE_CONFLICT');
  if (isDeepStrictEqual(content ?? builtIn, newest?.content ?? builtIn)) fail('NO_CHANGES');
  const version = basedOn + 1;
  if (!(await insertVersion(trx, { page, version, content, note, restored, author_id: caller.user.userId }))) fail('STATE_CONFLICT');
  await recordAction(trx, caller, {
    action: restored === null ? `${subject.type}.publish` : `${subject.type}.restore`,
    subject,
    before: { version: basedOn },
    after: { version, note, ...(restored === null ? {} : { restored }) },
  });
}

/** Publishes other words. Throws STATE_CONFLICT where someone published in the meantime, and NO_CHANGES. */
export const publishVersion = <Content>(
  db: Db,
  text: VersionedText<Content>,
  said: Omit<Publishing<Content>, 'restored'>,
  caller: MemberCaller,
): Promise<void> => inTransaction(db, (trx) => publishIn(trx, text, { ...said, restored: null }, caller));

/** Publishes the words of an earlier version again. Throws as `publishVersion`, and NOT_FOUND. */
export const restoreVersion = <Content>(
  db: Db,
  text: VersionedText<Content>,
  version: number,
  said: Pick<Publishing<Content>, 'note' | 'basedOn'>,
  caller: MemberCaller,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const content = version === 0 ? null : ((await findVersion<Content>(trx, text.page, version)) ?? fail('NOT_FOUND')).content;
    await publishIn(trx, text, { ...said, content, restored: version }, caller);
  });
