// What the page of a member's programs asks of the API.
import { apiKeys, NewApiKey, type ApiKey } from '#contracts/integrations/api-keys.ts';
import { webhooks, type Webhook, type WebhookDelivery } from '#contracts/integrations/webhooks.ts';
import { call, type Api } from '#web/platform/api.ts';
import { checkInput } from '#web/platform/calls/form-errors.ts';

export interface TypedKey {
  name: string;
  scopes: string[];
  days?: number | undefined;
}

export const readKeys = async (api: Api): Promise<ApiKey[]> => (await call(api, apiKeys.list)).keys;

export const makeKey = async (api: Api, typed: TypedKey): Promise<{ key: string; apiKey: ApiKey }> =>
  call(api, apiKeys.create, { body: checkInput(NewApiKey, typed) });

export const revokeKey = (api: Api, id: string): Promise<unknown> => call(api, apiKeys.revoke, { params: { id } });

export interface TypedWebhook {
  url: string;
  events: string[];
  every?: boolean | undefined;
}

export const readWebhooks = async (api: Api): Promise<Webhook[]> => (await call(api, webhooks.list)).webhooks;

export const makeWebhook = async (api: Api, typed: TypedWebhook): Promise<{ webhook: Webhook; secret: string }> =>
  call(api, webhooks.create, { body: checkInput(webhooks.create.body, typed) });

export const switchWebhook = async (api: Api, id: string, on: boolean): Promise<Webhook> =>
  (await call(api, webhooks.update, { params: { id }, body: { on } })).webhook;

export const newWebhookSecret = async (api: Api, id: string): Promise<string> => (await call(api, webhooks.rotate, { params: { id } })).secret;

export const testWebhook = (api: Api, id: string): Promise<unknown> => call(api, webhooks.test, { params: { id } });

export const deleteWebhook = (api: Api, id: string): Promise<unknown> => call(api, webhooks.remove, { params: { id } });

export const readDeliveries = async (api: Api, id: string, page: number): Promise<{ deliveries: WebhookDelivery[]; pages: number }> => {
  const { deliveries, pagination } = await call(api, webhooks.deliveries, { params: { id }, query: { page } });
  return { deliveries, pages: pagination.totalPages };
};

export const sendDeliveryAgain = (api: Api, id: string): Promise<unknown> => call(api, webhooks.again, { params: { id } });
