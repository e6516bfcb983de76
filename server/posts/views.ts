// How many people look at a post: devices by the day, never its owner, never staff.
import { createHash } from 'node:crypto';
import { isStaff, type Caller } from '#server/platform/caller.ts';
import { deviceKey } from '#server/platform/device.ts';
import type { Services } from '#server/platform/services.ts';
import { insertView } from './owner-store.ts';
import { findListed } from './service.ts';

const dhakaOffsetMs = 6 * 3_600_000;

/** Counts that the caller looks at a live post. Throws NOT_FOUND, GONE, TOO_MANY. */
export async function countView(services: Services, postId: number, caller: Caller): Promise<void> {
  await services.limits.take('viewsPerAddress', caller.address);
  const post = await findListed(services, postId);
  if (isStaff(caller.user) || caller.user?.userId === post.owner_id) return;
  const day = new Date(Date.now() + dhakaOffsetMs).toISOString().slice(0, 10);
  const viewer = createHash('sha256')
    .update(`${day}\n${post.id}\n${caller.user?.userId ?? deviceKey(caller)}`)
    .digest();
  await insertView(services.db, post.id, day, viewer);
}
