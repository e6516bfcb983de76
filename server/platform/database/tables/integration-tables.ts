// Kysely types of the tables for other people's programs.
import type { ColumnType } from 'kysely';
import type { KeyScope } from '#contracts/integrations/key-scopes.ts';
import type { DeliveryState, WebhookEvent } from '#contracts/integrations/webhook-events.ts';
import type { Default, Moment, NullableMoment } from './columns.ts';

export interface ApiKeysTable {
  id: string;
  user_id: string;
  name: string;
  key_hash: Buffer;
  start: string;
  scopes: KeyScope[];
  created_at: Moment;
  last_used_at: NullableMoment;
  expires_at: ColumnType<Date | null, Date | string | null, never>;
}

interface PostChangesTable {
  post_id: number;
  type: string;
  seq: number | null;
  changed_at: NullableMoment;
}

/** One row. */
interface ChangeEpochsTable {
  only_one: Default<boolean>;
  epoch: Default<string>;
  written_in: string;
}

export interface WebhooksTable {
  id: string;
  user_id: string;
  url: string;
  events: WebhookEvent[];
  every: Default<boolean>;
  sealed: string;
  sealed_before: string | null;
  before_until: NullableMoment;
  is_on: Default<boolean>;
  created_at: Moment;
  failures: Default<number>;
  failing_since: NullableMoment;
  retry_at: NullableMoment;
  disabled_at: NullableMoment;
}

export interface WebhookDeliveriesTable {
  id: Default<string>;
  number: ColumnType<number, never, never>;
  webhook: string;
  event: string;
  post_id: number | null;
  at: Moment;
  body: string | null;
  attempts: Default<number>;
  claimed_until: NullableMoment;
  since: Moment;
  state: Default<DeliveryState>;
  status: number | null;
  error: string | null;
}

interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  call: string;
  status: number;
  answer: ColumnType<unknown, string, string>;
  /** Of what was sent, without files. */
  content_hash: Default<Buffer | null>;
  created_at: Moment;
}

interface SecretsTable {
  name: string;
  value: Buffer;
  created_at: Moment;
}

export interface IntegrationTables {
  secrets: SecretsTable;
  idempotency_keys: IdempotencyKeysTable;
  post_changes: PostChangesTable;
  change_epochs: ChangeEpochsTable;
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
  api_keys: ApiKeysTable;
}
