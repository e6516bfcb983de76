import type { KeyScope } from '#contracts/integrations/key-scopes.ts';
import type { WebhookDelivery } from '#contracts/integrations/webhooks.ts';

/** The names of the words of scopes and events have no mark between their parts. */
const bare = <T extends string>(name: T) => name.replace(/[:.]/, '');

type Bare<T extends string> = T extends `${infer A}:${infer B}` ? `${A}${B}` : T extends `${infer A}.${infer B}` ? `${A}${B}` : T;

export const scopeKey = (scope: KeyScope) => `integrations.scope_${bare(scope) as Bare<KeyScope>}` as const;

export const eventKey = (event: WebhookDelivery['event']) => `integrations.event_${bare(event) as Bare<WebhookDelivery['event']>}` as const;
