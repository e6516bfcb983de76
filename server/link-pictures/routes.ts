import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLanguage } from '#i18n/language.ts';
import { networkOf } from '#server/platform/http/callers/address.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { defaultPicture, openDrawings, pictureOf, shownOfArticle, shownOfListing } from './service.ts';

const file = /^(article-)?(\d{1,9})\.jpg$/;
const headers = {
  'content-type': 'image/jpeg',
  // An hour: what is hidden shall not be shown elsewhere for long.
  'cache-control': 'public, max-age=3600',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** What other sites show beside a link to a listing or an article. */
export function linkPictureRoutes(app: FastifyInstance, services: Pick<Services, 'db' | 'storage' | 'rateLimits'>): void {
  const drawing = { ...services, drawings: openDrawings() };
  app.get<{ Params: { lng: string; file: string } }>('/link-pictures/:lng/:file', async (request, reply): Promise<FastifyReply> => {
    const { params } = request;
    const [, article, number] = file.exec(params.file) ?? [];
    if (!number || !isLanguage(params.lng)) return fail('NOT_FOUND');
    const shown = await (article ? shownOfArticle : shownOfListing)(services, Number(number), params.lng);
    app.shedding.leave(request);
    const bytes = await pictureOf(drawing, shown, networkOf(request.ip));
    if (bytes) return reply.headers(headers).send(bytes);
    return reply.headers({ ...headers, 'cache-control': 'no-store' }).send(await defaultPicture(params.lng));
  });
}
