import type { FastifyInstance } from 'fastify';
import { maps } from '#contracts/maps/maps.ts';
import { checkArea } from '#server/areas/service.ts';
import { bindPublic } from '#server/platform/cache/public-answers.ts';
import { countsOfSearch } from '#server/platform/http/callers/requester.ts';
import type { Caller } from '#server/platform/http/callers/caller.ts';
import type { Services } from '#server/platform/services.ts';
import { drawLocator } from './locator.ts';
import { listPlaces, readMap } from './service.ts';
import { tileRoutes } from './tiles/routes.ts';

const success = true as const;

export function mapRoutes(app: FastifyInstance, services: Services): void {
  const admit = async ({ caller }: { caller: Caller }): Promise<void> => void (await services.rateLimits.consume(countsOfSearch(caller.requester)));
  bindPublic(app, services, maps.read, { admit, anybody: async ({ query }, reading) => ({ success, ...(await readMap(reading.db, query)) }) });
  bindPublic(app, services, maps.locator, {
    admit,
    anybody: async ({ query }) => {
      checkArea(query);
      const { subDistrict, locality, lat, lng, radius } = query;
      const point = lat === undefined || lng === undefined ? undefined : { lat, lng, radius: radius ?? 0 };
      return { success, locator: drawLocator(subDistrict, locality, point) };
    },
  });
  tileRoutes(app, services);
  bindPublic(app, services, maps.places, {
    admit,
    anybody: async ({ query }) => {
      checkArea(query);
      return { success, places: listPlaces(query.district) };
    },
  });
}
