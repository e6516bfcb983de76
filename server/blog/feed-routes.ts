// The feeds of the blog; registered before the pages, which answer everything else.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { feedPath } from '#contracts/search/feed-path.ts';
import { limits } from '#contracts/limits.ts';
import { languages } from '#i18n/language.ts';
import { holds } from '#server/platform/cache/public-answers.ts';
import { tagOf } from '#server/platform/cache/response-cache.ts';
import { atomType } from '#server/platform/http/atom.ts';
import { originOf } from '#server/platform/http/hosts.ts';
import type { Services } from '#server/platform/services.ts';
import { feedChangedAt, feedOf } from './feed.ts';
import { readArticles } from './service.ts';

const second = 1000;

/** A date counts only where no tag was sent (RFC 9110, 13.2.2). */
function isKnown(request: FastifyRequest, etag: string, changed: string | undefined): boolean {
  if (request.headers['if-none-match'] !== undefined) return holds(request, etag);
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  return changed !== undefined && Math.floor(Date.parse(changed) / second) * second <= since;
}

export function feedRoutes(app: FastifyInstance, services: Pick<Services, 'db' | 'env'>): void {
  for (const lng of languages) {
    app.get(feedPath(lng), async (request, reply): Promise<FastifyReply> => {
      const { items } = await readArticles(services, { q: undefined, category: undefined, page: 1, limit: limits.blog.feedMax }, lng);
      const body = Buffer.from(feedOf(items, originOf(request, services.env.publicUrl), lng));
      const [etag, changed] = [tagOf(body), feedChangedAt(items)];
      void reply.header('etag', etag).header('cache-control', 'public, no-cache').type(atomType);
      if (changed) void reply.header('last-modified', new Date(changed).toUTCString());
      return isKnown(request, etag, changed) ? reply.code(304).send() : reply.send(body);
    });
  }
}
