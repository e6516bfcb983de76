import { type ChangeEvent, type ClipboardEvent, type SyntheticEvent, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import { toAsciiDigits, toLocaleDigits } from '#i18n/digits.ts';
import { useWords } from '#web/platform/language.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { codeIn } from './code-in.ts';

interface CodeBoxProps {
  /** ASCII digits, as many as are typed. */
  value: string;
  /** `whole` when its last digit has come, typed, pasted or filled in by the phone: nothing else has to be pressed. */
  onChange: (digits: string, whole: boolean) => void;
  error: string | undefined;
  disabled: boolean;
}

const { digits } = limits.codes;

function Cell({ digit, active, faulty }: { digit: string; active: boolean; faulty: boolean }) {
  const edge = active ? 'border-2 border-primary shadow-[0_0_0_3px_var(--primary-tint)]' : faulty ? 'border-2 border-danger' : 'border-field border-control';
  return (
    <span className={`control grid h-15 place-items-center rounded-control bg-card text-2xl font-semibold lg:h-17 ${edge}`}>
      {digit || (active ? <span className="h-7 w-0.5 bg-primary motion-safe:animate-pulse" /> : null)}
    </span>
  );
}

/**
 * Six boxes that are one input, so that the phone can fill in the code of a message, pasting works anywhere and a
 * screen reader hears one field.
 */
export function CodeBox({ value, onChange, error, disabled }: CodeBoxProps) {
  const { t, lng } = useWords();
  const [focused, setFocused] = useState(false);
  const hint = t('accounts.codeHint');
  const shown = [...toLocaleDigits(lng, value)];
  const take = (typed: string): void => {
    const code = codeIn(typed);
    onChange(code, code.length === digits && code !== value);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    event.preventDefault();
    take(event.clipboardData.getData('text'));
  };
  // The boxes show no caret between digits, so it stays behind the last.
  const keepAtEnd = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => {
    const end = currentTarget.value.length;
    if (currentTarget.selectionStart !== end || currentTarget.selectionEnd !== end) currentTarget.setSelectionRange(end, end);
  };
  return (
    <Field id="code" label={t('accounts.codeLabel')} hint={hint} error={error}>
      <span className={`relative block ${disabled ? 'opacity-60' : ''}`}>
        <span aria-hidden="true" className="grid grid-cols-6 gap-2.5">
          {Array.from({ length: digits }, (_, at) => (
            <Cell key={at} digit={shown[at] ?? ''} active={focused && !disabled && at === Math.min(value.length, digits - 1)} faulty={error !== undefined} />
          ))}
        </span>
        <input
          {...described('code', error, hint)}
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="next"
          required
          disabled={disabled}
          value={toLocaleDigits(lng, value)}
          onChange={(event: ChangeEvent<HTMLInputElement>) => take(toAsciiDigits(event.target.value))}
          onPaste={onPaste}
          onSelect={keepAtEnd}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          className="absolute inset-0 size-full bg-transparent text-base text-transparent caret-transparent outline-none selection:bg-transparent"
        />
      </span>
    </Field>
  );
}
