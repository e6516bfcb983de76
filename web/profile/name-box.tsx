import { useWatch } from 'react-hook-form';
import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';
import { TextBox } from '#web/forms/text-box.tsx';
import type { EditForm } from './edit-values.ts';

/** When a name changed today could be changed again. */
function lockedUntil(from: Date): Date {
  const until = new Date(from);
  until.setMonth(until.getMonth() + limits.accounts.nameChangeMonths);
  return until;
}

interface NameBoxProps {
  stored: string;
  /** When the name may be changed again; null: now. */
  locked: string | null;
}

/** The name: once in three months. The date is told before and after. */
export function NameBox({ stored, locked }: NameBoxProps) {
  const { t, fmt, now } = useWords();
  const name = useWatch<EditForm, 'name'>({ name: 'name' });
  const changed = name.trim() !== stored;
  const hint = locked
    ? t('profile.nameLocked', { date: fmt.date(locked) })
    : changed
      ? t('profile.nameWillLock', { date: fmt.date(lockedUntil(new Date(now))) })
      : t('profile.nameRule');
  return (
    <TextBox<EditForm>
      name="name"
      label={t('profile.name')}
      autoComplete="name"
      disabled={locked !== null}
      hint={<span className={changed || locked ? 'text-gold-ink' : ''}>{hint}</span>}
    />
  );
}
