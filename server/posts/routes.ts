import type { FastifyInstance } from 'fastify';
import { posts } from '#contracts/posts.ts';
import { translatorOf } from '#i18n/compile.ts';
import { bind } from '#server/platform/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { readPost, readSimilar, revealContact, submitSellPost } from './service.ts';

const success = true as const;

export function postRoutes(app: FastifyInstance, services: Services): void {
  bind(app, posts.submitSell, async ({ body, files, caller }) => ({
    success,
    ...(await submitSellPost(services, body, files, caller)),
    message: translatorOf(caller.lng)('errors.notice_postUploaded'),
  }));
  bind(app, posts.get, async ({ params, caller }) => ({ success, post: await readPost(services, params.PostID, caller) }));
  bind(app, posts.similar, async ({ params }) => ({ success, items: await readSimilar(services, params.PostID) }));
  bind(app, posts.contact, async ({ params, caller }) => ({ success, ...(await revealContact(services, params.PostID, caller)) }));
}
