// Whether someone has used a picture in another of their posts: said while they write a post, and no reason to refuse it.
import { findUsed } from '#server/media/alike.ts';
import { readHeader } from '#server/media/pictures.ts';
import { rendering } from '#server/media/service.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import type { Services } from '#server/platform/services.ts';

/** Refuses before pictures are read. Throws TOO_MANY. */
export async function admitUsedPictures({ rateLimits }: Services, { user }: MemberCaller): Promise<void> {
  await rateLimits.consume({ usedPicturesPerHour: user.userId });
}

/** Those of the pictures that one of the caller's posts shows, with its number. Throws UNSUPPORTED_IMAGE and TOO_LARGE. */
export async function readUsedPictures(
  services: Services,
  uploads: readonly Buffer[],
  exceptPost: number | undefined,
  { user }: MemberCaller,
): Promise<{ index: number; PostID: number }[]> {
  const found = await Promise.all(
    uploads.map((bytes) =>
      rendering.run(async () => {
        await readHeader(bytes);
        return findUsed(services, bytes, user.userId, exceptPost);
      }),
    ),
  );
  return found.flatMap((PostID, index) => (PostID === undefined ? [] : [{ index, PostID }]));
}
