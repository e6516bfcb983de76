import { type FormEvent } from 'react';
import type { ApiKey } from '#contracts/integrations/api-keys.ts';
import { adminScopes, keyScopes, type KeyScope } from '#contracts/integrations/key-scopes.ts';
import { limits } from '#contracts/limits.ts';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { failureText } from '#web/platform/calls/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/controls.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Choices } from './choices.tsx';
import { makeKey } from './integration-calls.ts';
import { scopeKey } from './word-keys.ts';

const formId = 'key-form';
const periods = ['90', '30', '365', 'none'] as const;

/** What a new key is called, may do, and how long it works. */
export function KeyForm({ onMade, onCancel }: { onMade: (made: { key: string; apiKey: ApiKey }) => void; onCancel: () => void }) {
  const words = useWords();
  const { t } = words;
  const { user } = useSession();
  const making = useCall(makeKey, { outlives: true });
  const { failure, fieldErrors } = making;
  const scopes: readonly KeyScope[] = keyScopes.filter((scope) => user?.role === 'admin' || !adminScopes.includes(scope));
  async function send(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form);
    const days = String(data.get('days'));
    const typed = { name: String(data.get('keyName') ?? ''), scopes: data.getAll('scopes').map(String), days: days === 'none' ? undefined : Number(days) };
    const outcome = await making.run(typed);
    if (outcome?.ok) onMade(outcome.value);
    if (outcome?.ok === false) focusFirstFault(formId);
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  const hint = t('integrations.keyNameHint');
  return (
    <form id={formId} method="post" noValidate onSubmit={onSubmit} className="mt-4 max-w-md">
      {failure && Object.keys(failure.fields).length === 0 ? (
        <Notice tone="danger" alert>
          {failureText(words, failure)}
        </Notice>
      ) : null}
      <Field id="keyName" label={t('integrations.keyName')} hint={hint} error={fieldErrors['name']}>
        <TextInput {...described('keyName', fieldErrors['name'], hint)} name="keyName" type="text" autoComplete="off" maxLength={2 * limits.apiKeys.nameMax} />
      </Field>
      <Choices
        name="scopes"
        legend={t('integrations.scopes')}
        options={scopes.map((value) => ({ value, label: t(scopeKey(value)) }))}
        error={fieldErrors['scopes']}
        chosen={['posts:read']}
      />
      <Field id="days" label={t('integrations.days')} className="mt-4">
        <Select id="days" name="days" defaultValue="90">
          {periods.map((period) => (
            <option key={period} value={period}>
              {t(`integrations.days_${period}`)}
            </option>
          ))}
        </Select>
      </Field>
      <div className="mt-5 flex gap-3">
        <Button kind="outline" onClick={onCancel}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" disabled={making.pending} aria-busy={making.pending} className="flex-1">
          {t(making.pending ? 'integrations.making' : 'integrations.make')}
        </Button>
      </div>
    </form>
  );
}
