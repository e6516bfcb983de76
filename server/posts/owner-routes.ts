import type { FastifyInstance } from 'fastify';
import type { NoticeKey } from '#contracts/errors.ts';
import { noUserPosts, ownPosts, type OwnerState } from '#contracts/own-posts.ts';
import { translatorOf } from '#i18n/compile.ts';
import type { MemberCaller } from '#server/platform/http/caller.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { admitEdit, editPost } from './edit-service.ts';
import { readOwnPost, readOwnPosts, removeOwnPost, renewOwnPost, setOwnState } from './owner-service.ts';

const success = true as const;

/** What is said here; none of these texts has a gap to fill. */
type Said = Extract<NoticeKey, `post${'Shown' | 'Hidden' | 'Sold' | 'Rented' | 'Renewed' | 'RenewalWaits' | 'Updated' | 'Removed'}` | 'userPostsFound'>;

const stateNotices: Record<OwnerState, Said> = { live: 'postShown', hidden: 'postHidden', sold: 'postSold', rented: 'postRented' };

export function ownerRoutes(app: FastifyInstance, services: Services): void {
  const say = (caller: MemberCaller, notice: Said): string => translatorOf(caller.lng)(`errors.notice_${notice}`);
  const changed = async (PostID: number, caller: MemberCaller, notice: Said) => ({
    success,
    message: say(caller, notice),
    post: await readOwnPost(services, PostID, caller),
  });
  bind(app, ownPosts.list, async ({ caller }) => {
    const userPosts = await readOwnPosts(services, caller);
    const isEmpty = Object.values(userPosts).every((group) => group.length === 0);
    return { success, message: isEmpty ? noUserPosts : say(caller, 'userPostsFound'), userPosts };
  });
  bind(app, ownPosts.get, async ({ params, caller }) => ({ success, post: await readOwnPost(services, params.PostID, caller) }));
  bind(
    app,
    ownPosts.update,
    async ({ params, body, files, caller }) => {
      await editPost(services, params.PostID, body, files, caller);
      return changed(params.PostID, caller, 'postUpdated');
    },
    ({ params, caller }) => admitEdit(services, params.PostID, caller),
  );
  bind(app, ownPosts.setState, async ({ params, body, caller }) => {
    const { waits } = await setOwnState(services, params.PostID, body.state, caller);
    return changed(params.PostID, caller, waits ? 'postRenewalWaits' : stateNotices[body.state]);
  });
  bind(app, ownPosts.renew, async ({ params, caller }) => {
    const { waits } = await renewOwnPost(services, params.PostID, caller);
    return changed(params.PostID, caller, waits ? 'postRenewalWaits' : 'postRenewed');
  });
  bind(app, ownPosts.remove, async ({ params, caller }) => {
    await removeOwnPost(services, params.PostID, caller);
    return { success, message: say(caller, 'postRemoved') };
  });
}
