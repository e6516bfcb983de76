import { Download } from 'lucide-react';
import { Form, useLocation } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { download } from '#web/platform/calls/download.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { limits } from '#contracts/limits.ts';
import { moderation } from '#contracts/staff/moderation.ts';
import { can } from '#contracts/accounts/staff-rights.ts';
import { useSession } from '#web/platform/session.ts';
import { actionWords, loggedActions } from '#web/staff/post/history-list.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Select } from '#web/ui/controls.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { isFiltered, readLogFile, type LogQuery } from './log-query.ts';

function ActionField({ chosen }: { chosen: string | undefined }) {
  const words = useWords();
  const known = loggedActions.map((action) => [action, actionWords(words, action)] as const).toSorted(([, a], [, b]) => a.localeCompare(b, words.lng));
  return (
    <Field id="logAction" label={words.t('staffLog.action')}>
      <Select id="logAction" name="action" defaultValue={chosen ?? ''}>
        <option value="">{words.t('staffLog.anyAction')}</option>
        {chosen && !loggedActions.includes(chosen) ? <option value={chosen}>{chosen}</option> : null}
        {known.map(([action, text]) => (
          <option key={action} value={action}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** What the log is narrowed to; all of it stands in the address. */
export function LogFilters({ query }: { query: LogQuery }) {
  const { t } = useWords();
  const { search } = useLocation();
  const typed = { autoComplete: 'off', maxLength: limits.moderation.logTermMax } as const;
  return (
    <search aria-label={t('staffLog.filters')}>
      <Form
        key={search}
        action="/admin/log"
        preventScrollReset
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-4 border-b border-line p-4 max-sm:[&>div]:col-span-full max-sm:[&>div:has([type=date])]:col-auto max-sm:[&_[type=date]]:px-2.5 sm:grid-cols-2 lg:grid-cols-[repeat(3,minmax(0,1fr))_auto_auto_auto] lg:items-end lg:px-5"
      >
        <Field id="logActor" label={t('staffLog.actor')}>
          <TextInput id="logActor" name="actor" defaultValue={query.actor} placeholder={t('staffLog.actorHint')} {...typed} />
        </Field>
        <ActionField chosen={query.action} />
        <Field id="logSubject" label={t('staffLog.subject')}>
          <TextInput id="logSubject" name="subject" defaultValue={query.subject} placeholder={t('staffLog.subjectHint')} {...typed} />
        </Field>
        <Field id="logFrom" label={t('staffLog.from')}>
          <TextInput id="logFrom" name="from" type="date" defaultValue={query.from} max={query.to} />
        </Field>
        <Field id="logTo" label={t('staffLog.to')}>
          <TextInput id="logTo" name="to" type="date" defaultValue={query.to} min={query.from} />
        </Field>
        <div className="flex flex-wrap gap-2 sm:items-end">
          <Button type="submit">{t('staffLog.show')}</Button>
          {isFiltered(query) ? (
            <ButtonLink kind="quiet" to="/admin/log" preventScrollReset>
              {t('staffLog.reset')}
            </ButtonLink>
          ) : null}
        </div>
      </Form>
    </search>
  );
}

/** Everything that matches as a file. */
export function LogFile({ query }: { query: LogQuery }) {
  const { t } = useWords();
  const { user } = useSession();
  const { run, pending } = useCall(readLogFile);
  const get = async (): Promise<void> => {
    const outcome = await run(query);
    if (outcome?.ok) download(`uthan-log-${new Date().toISOString().slice(0, 10)}.csv`, outcome.value);
    else if (outcome) showToast('error', t('staffLog.csvFailed'));
  };
  if (!can(user, moderation.audit, { format: 'csv' })) return null;
  return (
    <Button kind="outline" disabled={pending} aria-busy={pending} onClick={() => void get()}>
      <Download aria-hidden="true" className="size-5" />
      {t(pending ? 'staffLog.csvMaking' : 'staffLog.csv')}
    </Button>
  );
}
