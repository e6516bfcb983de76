import { type FormEvent } from 'react';
import { limits } from '#contracts/limits.ts';
import { webhookEvents } from '#contracts/integrations/webhook-events.ts';
import type { Webhook } from '#contracts/integrations/webhooks.ts';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { failureText } from '#web/platform/calls/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/controls.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Choices } from './choices.tsx';
import { makeWebhook } from './integration-calls.ts';
import { eventKey } from './word-keys.ts';

const formId = 'webhook-form';

/** Where a webhook leads and what it is told. */
export function WebhookForm({ onMade, onCancel }: { onMade: (made: { webhook: Webhook; secret: string }) => void; onCancel: () => void }) {
  const words = useWords();
  const { t } = words;
  const { user } = useSession();
  const making = useCall(makeWebhook, { outlives: true });
  const { failure, fieldErrors } = making;
  async function send(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form);
    const outcome = await making.run({ url: String(data.get('url') ?? ''), events: data.getAll('events').map(String), every: data.has('every') });
    if (outcome?.ok) onMade(outcome.value);
    if (outcome?.ok === false) focusFirstFault(formId);
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  const hint = t('integrations.urlHint');
  return (
    <form id={formId} method="post" noValidate onSubmit={onSubmit} className="mt-4 max-w-md">
      {failure && Object.keys(failure.fields).length === 0 ? (
        <Notice tone="danger" alert>
          {failureText(words, failure)}
        </Notice>
      ) : null}
      <Field id="url" label={t('integrations.url')} hint={hint} error={fieldErrors['url']}>
        <TextInput
          {...described('url', fieldErrors['url'], hint)}
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.webhooks.urlMax}
        />
      </Field>
      <Choices
        name="events"
        legend={t('integrations.events')}
        options={webhookEvents.map((value) => ({ value, label: t(eventKey(value)) }))}
        error={fieldErrors['events']}
        chosen={webhookEvents}
      />
      {user?.role === 'admin' ? <Checkbox name="every" label={t('integrations.every')} className="mt-2" /> : null}
      <div className="mt-5 flex gap-3">
        <Button kind="outline" onClick={onCancel}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" disabled={making.pending} aria-busy={making.pending} className="flex-1">
          {t(making.pending ? 'integrations.making' : 'integrations.makeHook')}
        </Button>
      </div>
    </form>
  );
}
