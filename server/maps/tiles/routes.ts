// Streets from a file of our own: which one is live, and the parts of it that a map reads.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { maps } from '#contracts/maps/maps.ts';
import { minuteMs } from '#contracts/durations.ts';
import type { Env } from '#server/env.ts';
import { countsOfSearch } from '#server/platform/http/callers/requester.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { rangeOf } from './range.ts';
import { type LiveTiles, objectOf, readLive, versionIn } from './stored-tiles.ts';

const rereadMs = minuteMs;
/** Where there was none, or a version is asked for that is not known yet: another server may have told of it. */
const lookAgainMs = 1000;

type Live = (version?: string) => Promise<LiveTiles | undefined>;

const has = (live: LiveTiles | undefined, version: string | undefined): boolean =>
  live !== undefined && (!version || [live.version, live.before?.version].includes(version));

/** By the settings of a process, of which each has one. */
const read = new WeakMap<Env, { at: number; live: LiveTiles | undefined }>();

/** Read again after a minute; while the storage is away, the last one that is known. */
function openLive({ storage, env }: Pick<Services, 'storage' | 'env'>): Live {
  const name = env.mapTiles?.file;
  return async (version) => {
    if (!name) return undefined;
    const known = read.get(env);
    if (known && Date.now() - known.at < (has(known.live, version) ? rereadMs : lookAgainMs)) return known.live;
    const live = await readLive(storage, name).catch((error: unknown) => known?.live ?? Promise.reject(error as Error));
    read.set(env, { at: Date.now(), live });
    return live;
  };
}

const headers = {
  'content-type': 'application/vnd.pmtiles',
  'accept-ranges': 'bytes',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** The part that is asked for; the whole file is never sent at once. */
async function sendPart(storage: Services['storage'], { version, bytes }: { version: string; bytes: number }, asked: string, reply: FastifyReply) {
  const range = rangeOf(asked, bytes);
  if (!range)
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${bytes}`, 'cache-control': 'no-store' })
      .send();
  const part = (await storage.getPart(objectOf(version), range.first, range.last)) ?? fail('NOT_FOUND');
  return reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${bytes}`).send(part);
}

/** The file itself, under a name that changes with it. */
export function tileFileRoutes(app: FastifyInstance, services: Services): void {
  const live = openLive(services);
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/map-tiles/:file',
    handler: async (request, reply) => {
      const version = versionIn(request.params.file) ?? fail('NOT_FOUND');
      const now = await live(version);
      const asked = [now, now?.before].find((one) => one?.version === version) ?? fail('NOT_FOUND');
      const tag = `"${asked.version}"`;
      void reply.headers({ ...headers, etag: tag });
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      if (request.method === 'HEAD') return reply.header('content-length', asked.bytes).send();
      return sendPart(services.storage, asked, request.headers.range ?? '', reply);
    },
  });
}

export function tileRoutes(app: FastifyInstance, services: Services): void {
  const live = openLive(services);
  bind(app, maps.tiles, async ({ caller }) => {
    await services.rateLimits.consume(countsOfSearch(caller.requester));
    const { version, pixels, zoomMin, zoomMax } = (await live()) ?? fail('NOT_FOUND');
    return { success: true as const, tiles: { path: `/map-tiles/${version}.pmtiles`, pixels, zoomMin, zoomMax } };
  });
}
