import type { FastifyInstance } from 'fastify';
import { posts } from '#contracts/posts/posts.ts';
import { similarPrices } from '#contracts/posts/similar-prices.ts';
import { usualRate } from '#contracts/posts/usual-rate.ts';
import { translatorOf } from '#i18n/compile.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import { countsOfSearch } from '#server/platform/http/callers/requester.ts';
import { bindPublic } from '#server/platform/cache/public-answers.ts';
import { checkArea } from '#server/areas/service.ts';
import type { Services } from '#server/platform/services.ts';
import { readAreaRate, readPricesLike, readSold } from './rates.ts';
import { admitSubmission, findListed, readNamed, readPost, readSimilar, revealContact, submitPost } from './service.ts';
import { admitUsedPictures, readUsedPictures } from './listing/used-pictures.ts';
import { countView } from './views.ts';

const success = true as const;

export function postRoutes(app: FastifyInstance, services: Services): void {
  const uploaded = (caller: MemberCaller): string => translatorOf(caller.lng)('errors.notice_postUploaded');
  bind(
    app,
    posts.submitSell,
    async ({ body, files, caller }) => ({
      success,
      ...(await submitPost(services, { type: 'sell', fields: body }, files, caller)),
      message: uploaded(caller),
    }),
    ({ caller }) => admitSubmission(services, 'sell', caller),
  );
  bind(
    app,
    posts.submitRent,
    async ({ body, files, caller }) => ({
      success,
      ...(await submitPost(services, { type: 'rent', fields: body }, files, caller)),
      message: uploaded(caller),
    }),
    ({ caller }) => admitSubmission(services, 'rent', caller),
  );
  bind(
    app,
    posts.usedPictures,
    async ({ body, files, caller }) => ({ success, items: await readUsedPictures(services, files, body.except, caller) }),
    ({ caller }) => admitUsedPictures(services, caller),
  );
  bindPublic(app, services, posts.get, {
    anybody: async ({ params }, reading) => ({ success, post: await readPost(reading, params.PostID, { user: undefined }) }),
    member: async ({ params, caller }) => ({ success, post: await readPost(services, params.PostID, caller) }),
  });
  bindPublic(app, services, posts.named, { anybody: async ({ query }, reading) => ({ success, items: await readNamed(reading, query.ids) }) });
  bindPublic(app, services, posts.similar, { anybody: async ({ params }, reading) => ({ success, items: await readSimilar(reading, params.PostID) }) });
  bindPublic(app, services, similarPrices.of, {
    anybody: async ({ params }, reading) => ({ success, prices: await readPricesLike(reading.db, await findListed(reading, params.PostID)) }),
  });
  bindPublic(app, services, usualRate.around, {
    admit: async ({ caller }) => void (await services.rateLimits.consume(countsOfSearch(caller.requester))),
    anybody: async ({ query }, reading) => {
      checkArea(query);
      const [rate, sold] = await Promise.all([readAreaRate(reading.db, query), readSold(reading.db, query)]);
      return { success, rate, sold };
    },
  });
  bind(app, posts.view, async ({ params, caller }) => {
    await countView(services, params.PostID, caller);
    return { success };
  });
  bind(app, posts.contact, async ({ params, caller }) => ({ success, ...(await revealContact(services, params.PostID, caller)) }));
}
