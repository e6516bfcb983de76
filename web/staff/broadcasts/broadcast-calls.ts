// What admins ask of the API about broadcasts. All throw CallFailure.
import { broadcasts, type Audience } from '#contracts/notices/broadcasts.ts';
import type { CallInput } from '#contracts/endpoint.ts';
import type { Division } from '#contracts/enums.ts';
import { call, type Api } from '#web/platform/api.ts';

export const countAudience = async (api: Api, audience: Audience, division: Division | undefined): Promise<number> =>
  (await call(api, broadcasts.count, { query: { audience, division } })).count;

/** `key` names one press of the button: what is sent again under it is told once. */
export const sendBroadcast = (api: Api, key: string, body: CallInput<typeof broadcasts.send>['body']): Promise<unknown> =>
  call(api, broadcasts.send, { body, idempotencyKey: key });

export const stopBroadcast = (api: Api, id: string): Promise<unknown> => call(api, broadcasts.stop, { params: { id } });
