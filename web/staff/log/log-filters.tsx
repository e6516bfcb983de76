import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Form, useLocation, useSearchParams } from 'react-router';
import { limits } from '#contracts/limits.ts';
import { moderation } from '#contracts/staff/moderation.ts';
import { useWords } from '#web/platform/language.tsx';
import { own, partsOf, queryOf, staffList } from '#web/staff/kit/filters.ts';
import { DateBox } from '#web/forms/date-lists.tsx';
import { actionWords, loggedActions } from '#web/staff/post/history-list.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Select } from '#web/ui/controls.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

const maxLength = limits.moderation.logTermMax;
const word = own(maxLength);
const day = own(maxLength, /^\d{4}-\d{2}-\d{2}$/);

export const logList = staffList(moderation.audit, { actor: word, action: word, subject: word, from: day, to: day });

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

/** What the log is narrowed to; all of it is in the address. Folded on phones, where it would take the whole screen. */
export function LogFilters() {
  const { t, fmt } = useWords();
  const [open, setOpen] = useState(false);
  const { search } = useLocation();
  const [params] = useSearchParams();
  const query = queryOf(logList.filters, params);
  const narrowed = partsOf(logList.filters, query).length;
  const typed = { autoComplete: 'off', maxLength } as const;
  return (
    <search aria-label={t('staffLog.filters')}>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="control flex min-h-12 w-full items-center gap-2 border-b border-line px-4 text-ui font-semibold focus-visible:-outline-offset-3 sm:hidden"
      >
        {t('staffLog.filters')}
        {narrowed > 0 ? <span className="min-w-6 rounded-full bg-primary-tint px-1.5 text-small text-primary-ink">{fmt.number(narrowed)}</span> : null}
        <ChevronDown aria-hidden="true" className={`ml-auto size-5 text-muted transition-transform ${open ? 'rotate-180' : ''}`} />
      </button>
      <Form
        key={search}
        preventScrollReset
        onSubmit={() => setOpen(false)}
        className={`grid grid-cols-1 gap-4 border-b ${open ? '' : 'max-sm:hidden'} border-line p-4 sm:grid-cols-2 lg:grid-cols-3 lg:items-end lg:px-5`}
      >
        <Field id="logActor" label={t('staffLog.actor')}>
          <TextInput id="logActor" name="actor" defaultValue={query.actor} placeholder={t('staffLog.actorHint')} {...typed} />
        </Field>
        <ActionField chosen={query.action} />
        <Field id="logSubject" label={t('staffLog.subject')}>
          <TextInput id="logSubject" name="subject" defaultValue={query.subject} placeholder={t('staffLog.subjectHint')} {...typed} />
        </Field>
        <DateBox label={t('staffLog.from')} spoken={t('staffLog.from')} type="date" name="from" given={query.from} className="lg:max-w-sm" />
        <DateBox label={t('staffLog.to')} spoken={t('staffLog.to')} type="date" name="to" given={query.to} className="lg:max-w-sm" />
        <div className="flex flex-wrap gap-2 sm:items-end">
          <Button type="submit">{t('staffLog.show')}</Button>
          {narrowed > 0 ? (
            <ButtonLink kind="quiet" to="?" preventScrollReset>
              {t('staff.clearFilters')}
            </ButtonLink>
          ) : null}
        </div>
      </Form>
    </search>
  );
}
