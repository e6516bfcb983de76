import type { FastifyInstance } from 'fastify';
import { blog } from '#contracts/blog/blog.ts';
import type { NoticeKey } from '#contracts/errors.ts';
import { translatorOf } from '#i18n/compile.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { bind, bindOwned } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { addComment, changeComment, ownedComment, readComments, removeComment } from './comment-service.ts';
import { parseArticles } from './jobs.ts';
import { articleOf, readMinutesOf } from './markdown.ts';
import { readArticle, readArticles } from './service.ts';
import { changeArticle, createArticle, decideComment, readStaffArticle, readStaffArticles, readStaffComments, removeArticle } from './staff-service.ts';

const success = true as const;

export function blogRoutes(app: FastifyInstance, services: Services): void {
  const say = ({ lng }: MemberCaller, notice: Extract<NoticeKey, 'commentShown' | 'commentWaits'>): string => translatorOf(lng)(`errors.notice_${notice}`);
  // Articles from before they were parsed when saved, and all of them after a change of the parser.
  app.addHook(
    'onReady',
    async () => void (await parseArticles(services).catch((error: unknown) => app.log.warn({ err: error }, 'articles wait to be parsed'))),
  );
  const load = ({ params, caller }: { params: { id: string }; caller: MemberCaller }) => ownedComment(services.db, params.id, caller);
  bind(app, blog.list, async ({ query, caller }) => ({ success, ...(await readArticles(services, query, caller.lng)) }));
  bind(app, blog.one, async ({ params, caller }) => ({ success, ...(await readArticle(services, params.id, caller.lng)) }));
  bind(app, blog.comments, async ({ params, query, caller }) => ({ success, ...(await readComments(services, params.id, query, caller)) }));
  bind(app, blog.comment, async ({ params, body, caller }) => {
    const comment = await addComment(services, params.id, body, caller);
    return { success, message: say(caller, comment.held ? 'commentWaits' : 'commentShown'), comment };
  });
  bindOwned(app, blog.editComment, load, async ({ params, body, caller }) => {
    const comment = await changeComment(services, params.id, body.text, caller);
    return { success, message: say(caller, comment.held ? 'commentWaits' : 'commentShown'), comment };
  });
  bindOwned(app, blog.deleteComment, load, async ({ params }) => {
    await removeComment(services, params.id);
    return { success };
  });
  bind(app, blog.staffList, async ({ query }) => ({ success, ...(await readStaffArticles(services, query)) }));
  bind(app, blog.staffOne, async ({ params }) => ({ success, article: await readStaffArticle(services, params.id) }));
  bind(app, blog.create, async ({ body, caller }) => ({ success, article: await createArticle(services, body, caller) }));
  bind(app, blog.update, async ({ params, body, caller }) => ({ success, article: await changeArticle(services, params.id, body, caller) }));
  bind(app, blog.remove, async ({ params, caller }) => {
    await removeArticle(services, params.id, caller);
    return { success };
  });
  bind(app, blog.preview, async ({ body, caller }) => {
    await services.rateLimits.consume({ articlePreviews: caller.user.userId });
    return { success, body: articleOf(body.text), readMinutes: readMinutesOf(body.text) };
  });
  bind(app, blog.staffComments, async ({ query }) => ({ success, ...(await readStaffComments(services, query)) }));
  bind(app, blog.decideComment, async ({ params, body, caller }) => ({ success, comment: await decideComment(services, params.id, body.state, caller) }));
}
