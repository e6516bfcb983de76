import { useState } from 'react';
import type { Webhook } from '#contracts/integrations/webhooks.ts';
import { Confirm } from '#web/forms/confirm.tsx';
import { failureText } from '#web/platform/calls/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { deleteWebhook, newWebhookSecret, switchWebhook, testWebhook } from './integration-calls.ts';
import { ShownOnce } from './shown-once.tsx';
import { WebhookLog } from './webhook-log.tsx';
import { eventKey } from './word-keys.ts';

type Asked = 'rotate' | 'delete';

function Facts({ webhook: { url, events, every, on, failingSince, disabledAt } }: { webhook: Webhook }) {
  const { t, fmt } = useWords();
  return (
    <>
      <p className="m-0 flex flex-wrap items-center gap-x-2">
        <span lang="en" className="min-w-0 font-mono text-ui break-all">
          {url}
        </span>
        <Tag tone={on ? 'green' : 'plain'}>{t(on ? 'integrations.hookOn' : 'integrations.hookOff')}</Tag>
        {every ? <Tag tone="info">{t('integrations.everyTag')}</Tag> : null}
      </p>
      <p className="m-0 text-small text-muted">{events.map((event) => t(eventKey(event))).join(' · ')}</p>
      {failingSince && on ? <p className="m-0 text-small text-danger">{t('integrations.hookFailing', { when: fmt.dateTime(failingSince) })}</p> : null}
      {disabledAt ? <p className="m-0 text-small text-danger">{t('integrations.hookDisabled', { date: fmt.date(disabledAt) })}</p> : null}
    </>
  );
}

interface WebhookRowProps {
  webhook: Webhook;
  onChanged: (webhook: Webhook) => void;
  onDeleted: () => void;
}

/** What can be done with one webhook. */
function useWebhook({ webhook, onChanged, onDeleted }: WebhookRowProps) {
  const words = useWords();
  const { t } = words;
  const [secret, setSecret] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const [sent, setSent] = useState(0);
  const acting = useCall(async (api, what: Asked | 'switch' | 'test') => {
    if (what === 'switch') onChanged(await switchWebhook(api, webhook._id, !webhook.on));
    if (what === 'rotate') setSecret(await newWebhookSecret(api, webhook._id));
    if (what === 'test') await testWebhook(api, webhook._id);
    if (what === 'delete') await deleteWebhook(api, webhook._id);
  });
  async function act(what: Asked | 'switch' | 'test'): Promise<void> {
    const outcome = await acting.run(what);
    setAsked(undefined);
    if (outcome?.ok === false) return showToast('error', failureText(words, outcome.failure));
    if (!outcome) return;
    if (what === 'test') {
      showToast('success', t('integrations.testSent'));
      setSent(sent + 1);
    }
    if (what === 'delete') {
      showToast('success', t('integrations.hookDeleted'));
      onDeleted();
    }
  }
  return { act: (what: Asked | 'switch' | 'test') => void act(what), busy: acting.pending, asked, setAsked, secret, setSecret, sent };
}

/** One webhook with its log. */
export function WebhookRow(props: WebhookRowProps) {
  const { webhook } = props;
  const { t } = useWords();
  const { act, busy, asked, setAsked, secret, setSecret, sent } = useWebhook(props);
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="border-b border-line py-3 last:border-0">
      <Facts webhook={webhook} />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button kind="outline" disabled={busy || !webhook.on} onClick={() => act('test')}>
          {t('integrations.test')}
        </Button>
        <Button kind="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('integrations.log')}
        </Button>
        <Button kind="outline" disabled={busy} onClick={() => act('switch')}>
          {t(webhook.on ? 'integrations.switchOff' : 'integrations.switchOn')}
        </Button>
        <Button kind="outline" disabled={busy} onClick={() => setAsked('rotate')}>
          {t('integrations.rotate')}
        </Button>
        <Button kind="outline" disabled={busy} onClick={() => setAsked('delete')}>
          {t('integrations.delete')}
        </Button>
      </div>
      {secret ? (
        <ShownOnce title={t('integrations.secretTitle')} text={t('integrations.secretText')} value={secret} onDone={() => setSecret(undefined)} />
      ) : null}
      {isOpen ? <WebhookLog key={sent} id={webhook._id} /> : null}
      {asked ? (
        <Confirm
          kind={asked === 'delete' ? 'danger' : 'primary'}
          title={t(asked === 'delete' ? 'integrations.deleteHookTitle' : 'integrations.rotateTitle')}
          no={t('shell.cancel')}
          yes={t(`integrations.${asked}`)}
          busy={busy}
          onClose={() => setAsked(undefined)}
          onYes={() => act(asked)}
        >
          {asked === 'delete' ? t('integrations.deleteHookText', { url: webhook.url }) : t('integrations.rotateText')}
        </Confirm>
      ) : null}
    </li>
  );
}
