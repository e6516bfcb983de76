import type { FastifyInstance } from 'fastify';
import type { AppContext, Noun } from '#server/noun.ts';
import { listen } from '#server/platform/hooks.ts';
import { onPostsListed } from '#server/posts/hooks.ts';
import { followDictionary } from './dictionary/dictionary-service.ts';
import { searchDictionaryRoutes } from './dictionary/routes.ts';
import { searchJobs } from './jobs.ts';
import { searchLogRoutes } from './log/routes.ts';
import { openSearchLog, type SearchLog } from './log/search-log.ts';
import { logVisits } from './log/visits.ts';
import { buildLexicons } from './query/spelling/lexicon.ts';
import { prepareSuggestions } from './query/suggest/suggest.ts';
import { searchRoutes } from './routes.ts';
import { indexPosts } from './service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    searchLog: SearchLog;
  }
}

async function open(app: FastifyInstance, context: AppContext): Promise<void> {
  await followDictionary(context);
  const searchLog = openSearchLog(context);
  app.addHook('onClose', () => searchLog.stop());
  app.decorate('searchLog', searchLog);
  logVisits(app, searchLog);
}

export const searchNoun: Noun = {
  name: 'search',
  listeners: () => [listen(onPostsListed, indexPosts)],
  open,
  jobs: searchJobs,
  warmUp() {
    buildLexicons();
    prepareSuggestions();
  },
  routes(api, context) {
    searchRoutes(api, context, context.listingKinds, api.searchLog);
    searchLogRoutes(api, context, api.searchLog);
    searchDictionaryRoutes(api, context);
  },
};
