import { useState } from 'react';
import { limits } from '#contracts/limits.ts';
import { unanswered } from '#contracts/integrations/webhook-events.ts';
import type { WebhookDelivery } from '#contracts/integrations/webhooks.ts';
import { failureText } from '#web/platform/calls/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { memberApi } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Loading } from './loading.tsx';
import { readDeliveries, sendDeliveryAgain } from './integration-calls.ts';
import { eventKey } from './word-keys.ts';

const tones = { waiting: 'gold', delivered: 'green', failed: 'red' } as const;

/** Why nothing was answered; what the connection says itself is in English. */
function Unanswered({ error }: { error: string }) {
  const { t } = useWords();
  const known = error === unanswered.unreachable ? t('integrations.unreachable') : error === unanswered.timeout ? t('integrations.answeredLate') : undefined;
  return (
    <p lang={known ? undefined : 'en'} className="m-0 text-small break-words text-danger">
      {known ?? error}
    </p>
  );
}

function DeliveryRow({ delivery, busy, onAgain }: { delivery: WebhookDelivery; busy: boolean; onAgain: () => void }) {
  const { t, fmt } = useWords();
  const { event, PostID, at, state, attempts, status, error } = delivery;
  const when = fmt.dateTime(at);
  const told = [
    when,
    ...(attempts > 0 ? [t('integrations.attempts', { count: attempts })] : []),
    ...(status === null ? [] : [t('integrations.answered', { status: fmt.plain(status) })]),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2.5 last:border-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="m-0 flex flex-wrap items-center gap-x-2 text-ui">
          {t(eventKey(event))}
          {PostID === null ? null : <span className="text-muted">#{fmt.plain(PostID)}</span>}
          <Tag tone={tones[state]}>{t(`integrations.state_${state}`)}</Tag>
        </p>
        <p className="m-0 text-small text-muted">{told.join(' · ')}</p>
        {error ? <Unanswered error={error} /> : null}
      </div>
      {state === 'waiting' && attempts === 0 ? null : (
        <Button kind="quiet" disabled={busy} onClick={onAgain} aria-label={t('integrations.againNamed', { event: t(eventKey(event)), when })}>
          {t('integrations.again')}
        </Button>
      )}
    </li>
  );
}

/** What was sent to one webhook, newest first. */
export function WebhookLog({ id }: { id: string }) {
  const words = useWords();
  const { t } = words;
  const [page, setPage] = useState(1);
  const list = useRead(`webhook ${id} ${page}`, (signal) => readDeliveries({ ...memberApi(), signal }, id, page));
  const sending = useCall(sendDeliveryAgain, { outlives: true });
  async function again(delivery: WebhookDelivery): Promise<void> {
    const outcome = await sending.run(delivery._id);
    if (outcome?.ok) {
      showToast('success', t('integrations.againSent'));
      list.reload();
    } else if (outcome) showToast('error', failureText(words, outcome.failure));
  }
  const { value } = list;
  return (
    <div className="mt-3 rounded-control bg-sunk px-4 py-3">
      <h4 className="m-0 !text-ui">{t('integrations.log')}</h4>
      <p className="m-0 text-small text-muted">{t('integrations.logKept', { days: limits.webhooks.logDays })}</p>
      <Loading list={list} />
      {value?.deliveries.length === 0 ? <p className="mt-2 mb-0 text-ui">{t('integrations.logNone')}</p> : null}
      <ul className="mt-1 mb-0 list-none p-0 empty:hidden">
        {value?.deliveries.map((delivery) => (
          <DeliveryRow key={delivery._id} delivery={delivery} busy={sending.pending} onAgain={() => void again(delivery)} />
        ))}
      </ul>
      {value && page < value.pages ? (
        <Button kind="quiet" onClick={() => setPage(page + 1)}>
          {t('integrations.more')}
        </Button>
      ) : null}
    </div>
  );
}
