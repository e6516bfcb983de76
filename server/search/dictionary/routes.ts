import type { FastifyInstance } from 'fastify';
import { searchDictionary } from '#contracts/search/search-dictionary.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { replaySearches } from './replay.ts';
import { addEntry, changeEntry, readDictionary, removeEntry } from './dictionary-service.ts';

const success = true as const;

export function searchDictionaryRoutes(app: FastifyInstance, services: Services): void {
  bind(app, searchDictionary.list, async () => ({ success, items: await readDictionary(services) }));
  bind(app, searchDictionary.replay, async ({ body }) => ({ success, ...(await replaySearches(services, body)) }));
  bind(app, searchDictionary.add, async ({ body, caller }) => ({ success, entry: await addEntry(services, body, caller) }));
  bind(app, searchDictionary.change, async ({ params, body, caller }) => ({ success, entry: await changeEntry(services, params.id, body, caller) }));
  bind(app, searchDictionary.remove, async ({ params, caller }) => {
    await removeEntry(services, params.id, caller);
    return { success };
  });
}
