import type { FastifyInstance } from 'fastify';
import { pictures } from '#contracts/pictures.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import { recordAction } from '#server/platform/observability/audit.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { storePictures } from './service.ts';
import { fileName, pictureShape } from './shape.ts';

const name = /^([0-9a-f]{32})-(\d{1,4})\.webp$/;
const headers = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** Serves pictures under immutable names. */
export function mediaRoutes(app: FastifyInstance, { storage, env }: Pick<Services, 'storage' | 'env'>): void {
  // A CDN shows them under another host to our own pages.
  const origin = env.mediaUrl ? { 'cross-origin-resource-policy': 'cross-origin' } : {};
  app.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    const [, hash, width] = name.exec(request.params.file) ?? [];
    const bytes = hash && width ? await storage.get(fileName(hash, Number(width))) : undefined;
    if (!bytes) fail('NOT_FOUND');
    return reply.headers({ ...headers, ...origin }).send(bytes);
  });
}

/** Uploads by staff, for firms and offers. */
export function pictureRoutes(app: FastifyInstance, services: Services): void {
  bind(app, pictures.upload, async ({ files, caller }) => {
    const stored = await storePictures(services, files);
    const [first] = stored;
    const subject = { type: 'picture', id: first?.hash ?? '' };
    await recordAction(services.db, caller, { action: 'picture.upload', subject, before: {}, after: { pictures: stored.map(({ hash }) => hash) } });
    return { success: true as const, items: stored.map((picture) => ({ ...pictureShape(picture), id: picture.hash })) };
  });
}
