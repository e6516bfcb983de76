import type { FastifyInstance } from 'fastify';
import type { NoticeKey } from '#contracts/errors.ts';
import { noUserPosts, ownPosts, type OwnerState } from '#contracts/posts/own-posts.ts';
import { translatorOf } from '#i18n/compile.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { bind, bindOwned } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { editPost } from './edit-service.ts';
import { findOwnPost, readOwnPost, readOwnPosts, readProposal, removeOwnPost, renewOwnPost, setOwnState, showOwnPost } from './owner-service.ts';

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
  bind(app, ownPosts.proposed, async ({ caller }) => ({ success, proposed: await readProposal(services, caller) }));
  const load = (arrived: { params: { PostID: number }; caller: MemberCaller }) => findOwnPost(services, arrived);
  bindOwned(app, ownPosts.get, load, async (_received, post) => ({ success, post: await showOwnPost(services, post) }));
  bindOwned(app, ownPosts.update, load, async ({ body, files, caller }, post) => {
    await editPost(services, post, body, files, caller);
    return changed(post.post_id, caller, 'postUpdated');
  });
  bindOwned(app, ownPosts.setState, load, async ({ body, caller }, { post_id }) => {
    const { waits } = await setOwnState(services, post_id, body.state, caller);
    return changed(post_id, caller, waits ? 'postRenewalWaits' : stateNotices[body.state]);
  });
  bindOwned(app, ownPosts.renew, load, async ({ caller }, { post_id }) => {
    const { waits } = await renewOwnPost(services, post_id, caller);
    return changed(post_id, caller, waits ? 'postRenewalWaits' : 'postRenewed');
  });
  bindOwned(app, ownPosts.remove, load, async ({ caller }, { post_id }) => {
    await removeOwnPost(services, post_id, caller);
    return { success, message: say(caller, 'postRemoved') };
  });
}
