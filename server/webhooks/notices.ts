// What the owner of a webhook is told.
import type { InboxNotice } from '#contracts/notices/notices.ts';
import type { WebhookRow } from './store.ts';

export const webhookSwitchedOff = ({ id, url, disabled_at }: WebhookRow): InboxNotice => ({
  kind: 'system',
  data: { news: { about: 'webhookOff', host: new URL(url).host } },
  key: `webhook ${id} ${disabled_at?.toISOString() ?? ''}`,
});
