import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLanguage } from '#i18n/language.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { articlePicture, listingPicture } from './service.ts';

const file = /^(article-)?(\d{1,9})\.jpg$/;
const headers = {
  'content-type': 'image/jpeg',
  // An hour: what is hidden shall not be shown elsewhere for long.
  'cache-control': 'public, max-age=3600',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** What other sites show beside a link to a listing or an article. */
export function linkPictureRoutes(app: FastifyInstance, services: Pick<Services, 'db' | 'storage'>): void {
  app.get<{ Params: { lng: string; file: string } }>('/link-pictures/:lng/:file', async ({ params }, reply): Promise<FastifyReply> => {
    const [, article, number] = file.exec(params.file) ?? [];
    if (!number || !isLanguage(params.lng)) return fail('NOT_FOUND');
    const bytes = await (article ? articlePicture : listingPicture)(services, Number(number), params.lng);
    return reply.headers(headers).send(bytes);
  });
}
