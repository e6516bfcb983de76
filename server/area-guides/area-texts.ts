// What staff wrote of areas, in versions like the words of pages.
import type { HandlerInput } from '#contracts/endpoint.ts';
import { areaTextLimits } from '#contracts/maps/area-text-limits.ts';
import type { AreaText, areaTexts, StaffAreaText, WrittenArea } from '#contracts/maps/area-texts.ts';
import { guideName } from '#contracts/maps/guide-path.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { fail } from '#server/platform/http/failure.ts';
import { listPublishedTexts, publishVersion, readNewest, readVersion, readVersions, restoreVersion, type VersionedText } from '#server/page-texts/versions.ts';
import { areaNamed, shown } from './area.ts';
import type { AskedArea } from './store.ts';

const begin = 'area/';
const nothing: AreaText = { bn: '', en: '' };

/** Throws NOT_FOUND for an area that does not exist. */
const found = (name: string): AskedArea => areaNamed(name) ?? fail('NOT_FOUND');

function textOf({ level, id }: AskedArea): VersionedText<AreaText> {
  const name = guideName(level, id);
  return { page: `${begin}${name}`, builtIn: nothing, subject: { type: 'areaText', id: name } };
}

async function staffTextOf(db: Db, area: AskedArea): Promise<StaffAreaText> {
  const { content, ...rest } = await readVersions(db, textOf(area));
  return { area: shown(area), text: content, ...rest };
}

/** What everyone reads of an area; null where nothing is written. */
export async function readAreaText(db: Db, area: AskedArea): Promise<(AreaText & { at: string }) | null> {
  const newest = await readNewest<AreaText>(db, textOf(area));
  return newest && { bn: newest.content.bn, en: newest.content.en, at: newest.at };
}

/** The areas of which something is written, the last published first. */
export async function listWritten(db: Db): Promise<WrittenArea[]> {
  const texts = await listPublishedTexts(db, begin, areaTextLimits.listedMax);
  return texts.flatMap(({ name, at }) => {
    const area = areaNamed(name);
    return area ? [{ area: shown(area), at }] : [];
  });
}

/** Throws NOT_FOUND. */
export const readStaffText = async (db: Db, name: string): Promise<StaffAreaText> => staffTextOf(db, found(name));

/** What was written in one version. Throws NOT_FOUND. */
export const readTextVersion = async (db: Db, { id, version }: HandlerInput<typeof areaTexts.version>['params']): Promise<AreaText> =>
  readVersion(db, textOf(found(id)), version);

/** Publishes other sentences. Throws NOT_FOUND, STATE_CONFLICT and NO_CHANGES. */
export async function publishText(db: Db, name: string, body: HandlerInput<typeof areaTexts.publish>['body'], caller: MemberCaller): Promise<StaffAreaText> {
  const area = found(name);
  const { text, note, basedOn } = body;
  await publishVersion(db, textOf(area), { content: text, note, basedOn }, caller);
  return staffTextOf(db, area);
}

/** Publishes an earlier version again; 0 takes the text off. Throws as `publishText`. */
export async function restoreText(
  db: Db,
  { id, version }: HandlerInput<typeof areaTexts.restore>['params'],
  body: HandlerInput<typeof areaTexts.restore>['body'],
  caller: MemberCaller,
): Promise<StaffAreaText> {
  const area = found(id);
  await restoreVersion(db, textOf(area), version, body, caller);
  return staffTextOf(db, area);
}
