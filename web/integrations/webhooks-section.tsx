import { Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';
import { memberApi } from '#web/platform/session.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { Panel } from '#web/profile/panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loading } from './loading.tsx';
import { readWebhooks } from './integration-calls.ts';
import { ShownOnce } from './shown-once.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';

/** The webhooks, and making one. */
export function WebhooksSection() {
  const { t } = useWords();
  const list = useRead('webhooks', (signal) => readWebhooks({ ...memberApi(), signal }));
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  const { value: hooks } = list;
  return (
    <Panel id="webhooks" title={t('integrations.hooksTitle')} lead={t('integrations.hooksLead')}>
      <Loading list={list} />
      {hooks?.length === 0 && !isOpen ? <p className="mt-3 mb-0 text-muted">{t('integrations.hooksNone')}</p> : null}
      <ul className="mt-2 mb-0 list-none p-0 empty:hidden">
        {hooks?.map((webhook) => (
          <WebhookRow
            key={webhook._id}
            webhook={webhook}
            onChanged={(changed) => list.put((all) => all.map((one) => (one._id === changed._id ? changed : one)))}
            onDeleted={() => list.put((all) => all.filter(({ _id }) => _id !== webhook._id))}
          />
        ))}
      </ul>
      {secret ? (
        <ShownOnce title={t('integrations.secretTitle')} text={t('integrations.secretText')} value={secret} onDone={() => setSecret(undefined)} />
      ) : null}
      {isOpen ? (
        <WebhookForm
          onCancel={() => setOpen(false)}
          onMade={(made) => {
            setOpen(false);
            setSecret(made.secret);
            list.put((all) => [...all, made.webhook]);
          }}
        />
      ) : null}
      {hooks && !isOpen && !secret && hooks.length < limits.webhooks.max ? (
        <Button kind="outline" className="mt-4" onClick={() => setOpen(true)}>
          <WebhookIcon aria-hidden="true" className="size-5" />
          {t('integrations.newHook')}
        </Button>
      ) : null}
    </Panel>
  );
}
