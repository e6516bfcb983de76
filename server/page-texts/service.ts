// Words of the public pages, which staff publish in versions.
import type { HandlerInput } from '#contracts/endpoint.ts';
import type { PageContent, pageTexts, StaffPage, TextPage } from '#contracts/pages/page-texts.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import type { Services } from '#server/platform/services.ts';
import { builtIn } from './built-in.ts';
import { publishVersion, readNewest, readVersion, readVersions, restoreVersion, type VersionedText } from './versions.ts';

type Reads = Pick<Services, 'db'>;

const textOf = (page: TextPage): VersionedText<PageContent> => ({ page, builtIn: builtIn(page), subject: { type: 'pageText', id: page } });

/** What staff published; null where the page has the words that the product brings along. */
export const readPublished = ({ db }: Reads, page: TextPage): Promise<{ content: PageContent; at: string } | null> => readNewest<PageContent>(db, { page });

export const readStaffPage = ({ db }: Reads, page: TextPage): Promise<StaffPage> => readVersions(db, textOf(page));

/** What a page said in one version. Throws NOT_FOUND. */
export const readPageVersion = ({ db }: Reads, page: TextPage, version: number): Promise<PageContent> => readVersion(db, textOf(page), version);

/** Publishes other words. Throws STATE_CONFLICT where someone published in the meantime, and NO_CHANGES. */
export async function publish({ db }: Reads, page: TextPage, body: HandlerInput<typeof pageTexts.publish>['body'], caller: MemberCaller): Promise<StaffPage> {
  await publishVersion(db, textOf(page), body, caller);
  return readVersions(db, textOf(page));
}

/** Publishes the words of an earlier version again. Throws as `publish`, and NOT_FOUND. */
export async function restore(
  { db }: Reads,
  { page, version }: HandlerInput<typeof pageTexts.restore>['params'],
  body: HandlerInput<typeof pageTexts.restore>['body'],
  caller: MemberCaller,
): Promise<StaffPage> {
  await restoreVersion(db, textOf(page), version, body, caller);
  return readVersions(db, textOf(page));
}
