import { useState } from 'react';
import { dhakaOffset } from '#contracts/dhaka.ts';
import { roles, type Role } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { DateBox } from '#web/forms/date-lists.tsx';
import { ChoiceChip, TextArea } from '#web/ui/controls.tsx';
import { described, Field, ErrorText } from '#web/ui/field.tsx';
import { lastDayOf, lengthsOf, type Length } from './staff-actions.ts';

const legend = 'mb-0.5 p-0 text-ui font-semibold';

/** How long: a few usual lengths, a date, or until further notice. */
export function LengthFields({ error }: { error: string | undefined }) {
  const { t, fmt } = useWords();
  const { user } = useSession();
  const [last] = useState(() => lastDayOf(user?.role, Date.now()));
  const [length, setLength] = useState<Length>('week');
  return (
    <>
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend className={legend}>{t('members.length')}</legend>
        <div className="flex flex-wrap gap-x-2">
          {lengthsOf(user?.role).map((one) => (
            <ChoiceChip
              key={one}
              kind="radio"
              name="length"
              value={one}
              label={t(`members.length_${one}`)}
              checked={length === one}
              onChange={() => setLength(one)}
            />
          ))}
        </div>
      </fieldset>
      {length === 'date' ? (
        <>
          <DateBox label={t('members.until')} spoken={t('members.until')} type="date" name="date" error={error} className="max-w-md" />
          <p className="m-0 text-small text-muted">
            {t('members.untilHint')} {last ? t('members.untilLast', { date: fmt.date(`${last}T12:00:00${dhakaOffset}`) }) : null}
          </p>
        </>
      ) : (
        <ErrorText id="until" error={error} />
      )}
    </>
  );
}

const ready = ['untrue', 'notOwner', 'repeated', 'money'] as const;

/** Why, in words to the person; ready ones can be taken and changed. */
export function ReasonField({ error }: { error: string | undefined }) {
  const { t } = useWords();
  const [reason, setReason] = useState('');
  return (
    <Field id="reason" label={t('members.reason')} hint={t('members.reasonHint')} error={error}>
      <fieldset className="m-0 mb-2 flex min-w-0 flex-wrap gap-2 border-0 p-0">
        <legend className="sr-only">{t('members.reasonsReady')}</legend>
        {ready.map((one) => (
          <button
            key={one}
            type="button"
            onClick={() => setReason(t(`members.ready_${one}`))}
            className="control min-h-11 rounded-[22px] border border-line bg-sunk px-3.5 py-1 text-left text-ui leading-snug hover:border-primary"
          >
            {t(`members.ready_${one}`)}
          </button>
        ))}
      </fieldset>
      <TextArea
        {...described('reason', error, true)}
        name="reason"
        rows={3}
        required
        maxLength={limits.moderation.noteMax}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Field>
  );
}

/** Which role, each with what it may do. */
export function RoleFields({ present, error }: { present: Role; error: string | undefined }) {
  const { t } = useWords();
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="sr-only">{t('members.role')}</legend>
      {roles.map((role) => (
        <label key={role} className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 border-b border-line py-3 last:border-b-0">
          <span className="relative mt-0.5 grid size-5.5 shrink-0 place-items-center">
            <input
              type="radio"
              name="role"
              value={role}
              defaultChecked={role === present}
              className="peer size-5.5 appearance-none rounded-full border-field border-control bg-card checked:border-primary"
            />
            <span aria-hidden="true" className="pointer-events-none absolute size-3 rounded-full bg-primary opacity-0 peer-checked:opacity-100" />
          </span>
          {t(`moderation.role_${role}`)}
          <span className="col-start-2 text-small text-muted">{t(`members.roleHint_${role}`)}</span>
        </label>
      ))}
      <ErrorText id="role" error={error} />
    </fieldset>
  );
}
