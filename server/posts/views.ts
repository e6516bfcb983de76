// How many people look at a post: devices by the day, never its owner, never staff, never a search engine.
import { dateInDhaka } from '#contracts/dhaka.ts';
import { isStaff, type Caller } from '#server/platform/http/callers/caller.ts';
import { deviceKey } from '#server/platform/http/callers/device.ts';
import { countsOf } from '#server/platform/http/callers/requester.ts';
import { isRobot } from '#server/platform/http/robots.ts';
import { keyedHashOnce } from '#server/platform/security/keyed-hash.ts';
import type { Services } from '#server/platform/services.ts';
import { insertView } from './owner/owner-store.ts';
import { findListed } from './service.ts';

const viewerHash = keyedHashOnce('viewers');

/** By what the caller is known: the account, otherwise the device; on its first call also the id that it gets with the answer. */
function marksOf(caller: Caller): string[] {
  if (caller.user) return [caller.user.userId];
  return caller.newDeviceId ? [deviceKey(caller), caller.newDeviceId] : [deviceKey(caller)];
}

/** Counts that the caller looks at a live post. Throws NOT_FOUND, GONE, TOO_MANY. */
export async function countView(services: Services, postId: number, caller: Caller): Promise<void> {
  const post = await findListed(services, postId);
  if (isStaff(caller.user) || caller.user?.userId === post.owner_id || isRobot(caller.userAgent)) return;
  await services.rateLimits.consume(countsOf(caller.requester, ['viewsPerCaller'], 'viewsPerAddress'));
  const day = dateInDhaka(Date.now());
  const hash = await viewerHash(services.db);
  const viewers = marksOf(caller).map((mark) => hash(`${day}\n${post.id}\n${mark}`));
  await insertView(services.db, post.id, day, viewers);
}
