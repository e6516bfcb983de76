// The site's own facts: public figures, robots.txt, the sitemap, the manifest, QR codes.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hourSeconds } from '#contracts/durations.ts';
import { health } from '#contracts/health.ts';
import { overview } from '#contracts/overview.ts';
import { defaultLanguage, isLanguage, languageKey } from '#i18n/language.ts';
import { readCookie } from '#server/platform/http/callers/cookies.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import { fail } from '#server/platform/http/failure.ts';
import { originOf } from '#server/platform/http/hosts.ts';
import type { Services } from '#server/platform/services.ts';
import { readHealth, retryJob, sendTestMail } from './health-report.ts';
import { manifest } from './manifest.ts';
import { openOverview } from './overview.ts';
import { qrPicture } from '#server/platform/qr-code.ts';
import { securityTextRoutes } from './security-text.ts';
import { areasMap, articlesMap, pagesMap, postsMap, sitemapIndex } from './sitemap.ts';

const fifteenMinutes = 900;

/** The public figures as an API call. */
export function overviewRoutes(app: FastifyInstance, services: Services): void {
  const read = openOverview(services);
  bind(app, overview.read, async () => ({ success: true as const, overview: await read() }));
}

/** What admins see of the machinery, and do about it. */
export function healthRoutes(app: FastifyInstance, services: Services): void {
  const success = true as const;
  bind(app, health.read, async () => ({ success, health: await readHealth(services) }));
  bind(app, health.retry, async ({ params, caller }) => {
    await retryJob(services, params.id, caller);
    return { success };
  });
  bind(app, health.testMail, async ({ caller }) => {
    await sendTestMail(services, caller);
    return { success };
  });
}

const robots = (publicUrl: string): string => `User-agent: *
Disallow: /api/
Disallow: /admin
Disallow: /user/
Disallow: /ResetPassword/

Sitemap: ${publicUrl}/sitemap.xml
`;

/** A page of ours, short enough for a QR code; otherwise the home page. */
const pathIn = (to: unknown): string => (typeof to === 'string' && /^\/[\w-]{1,40}(?:\/\w{1,12})?$/.test(to) ? to : '/');

/** robots.txt, security.txt, the sitemap and the manifest; registered before the pages, which answer everything else. */
export function siteRoutes(app: FastifyInstance, services: Services): void {
  const { db, env } = services;
  securityTextRoutes(app, services);
  const addressOf = (request: FastifyRequest): string => originOf(request, env.publicUrl);
  const xml = (reply: FastifyReply, body: string): FastifyReply =>
    reply.header('cache-control', `public, max-age=${fifteenMinutes}`).type('application/xml; charset=utf-8').send(body);

  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', `public, max-age=${hourSeconds}`)
      .type('text/plain; charset=utf-8')
      .send(robots(addressOf(request))),
  );
  app.get('/sitemap.xml', async (request, reply) => xml(reply, await sitemapIndex(db, addressOf(request))));
  app.get('/sitemaps/pages.xml', async (request, reply) => xml(reply, pagesMap(addressOf(request))));
  app.get('/sitemaps/areas.xml', async (request, reply) => xml(reply, await areasMap(db, addressOf(request))));
  app.get('/sitemaps/articles.xml', async (request, reply) => xml(reply, await articlesMap(db, addressOf(request))));
  app.get<{ Params: { block: string } }>('/sitemaps/posts-:block(^\\d{1,6}).xml', async (request, reply) => {
    const found = await postsMap(db, addressOf(request), Number(request.params.block));
    return xml(reply, found ?? fail('NOT_FOUND'));
  });
  app.get<{ Querystring: { to?: string } }>('/qr.svg', async (request, reply) =>
    reply
      .header('cache-control', `public, max-age=${hourSeconds}`)
      .type('image/svg+xml; charset=utf-8')
      .send(qrPicture(addressOf(request) + pathIn(request.query.to))),
  );
  app.get('/manifest.webmanifest', async (request, reply) => {
    const stored = readCookie(request, languageKey);
    const lng = stored && isLanguage(stored) ? stored : defaultLanguage;
    return reply
      .header('cache-control', `private, max-age=${hourSeconds}`)
      .header('vary', 'cookie')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifest(lng)));
  });
}
