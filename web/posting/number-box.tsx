import { Minus, Plus } from 'lucide-react';
import { type ChangeEvent, useLayoutEffect, useRef, type InputHTMLAttributes } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useOptional, usePostField } from './fields.tsx';
import { caretAfter, digitsIn, plainNumber, shownNumber } from './number-text.ts';
import type { TextField } from './post-form.ts';

interface NumberInput {
  value: string;
  onChange: (plain: string) => void;
  decimals?: boolean;
}

/** Ties a text box to a number in plain ASCII digits: shown grouped in the page's digits, the caret kept where it was. */
export function useNumberInput({ value, onChange, decimals = false }: NumberInput) {
  const { fmt } = useWords();
  const box = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number>(undefined);
  const shown = shownNumber(fmt, value);
  useLayoutEffect(() => {
    const input = box.current;
    if (!input || digitsBefore.current === undefined || document.activeElement !== input) return;
    const caret = caretAfter(shown, digitsBefore.current);
    input.setSelectionRange(caret, caret);
    digitsBefore.current = undefined;
  });
  const props: InputHTMLAttributes<HTMLInputElement> = {
    value: shown,
    inputMode: decimals ? 'decimal' : 'numeric',
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const before = target.value.slice(0, target.selectionStart ?? target.value.length);
      digitsBefore.current = digitsIn(before);
      onChange(plainNumber(target.value, decimals));
    },
  };
  return { ref: box, ...props };
}

interface NumberBoxProps {
  name: TextField;
  label: string;
  suffix?: string;
  hint?: string;
  decimals?: boolean;
}

export function NumberBox({ name, label, suffix, hint, decimals = false }: NumberBoxProps) {
  const { value, set, blur, error } = usePostField(name);
  const note = useOptional(name);
  const number = useNumberInput({ value, onChange: set, decimals });
  return (
    <Field id={name} label={label} note={note} error={error} hint={hint}>
      <TextInput {...described(name, error, hint)} {...number} name={name} suffix={suffix} onBlur={blur} />
    </Field>
  );
}

const countMax = 999;
/** On phones the label stands beside the buttons: a house has many of these. */
const besideLabel = 'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_172px] max-sm:items-center max-sm:gap-x-3 max-sm:[&>label]:mb-0 max-sm:[&>p]:col-span-2';

/** A small number with a button on either side. */
export function CountBox({ name, label, hint }: { name: TextField; label: string; hint?: string }) {
  const { t } = useWords();
  const { value, set, blur, error } = usePostField(name);
  const note = useOptional(name);
  const number = useNumberInput({ value, onChange: (plain) => set(plain.slice(0, 4)) });
  const change = (by: number): void => set(String(Math.max(0, Math.min(countMax, (value === '' && by < 0 ? 0 : Number(value)) + by))));
  const button =
    'grid size-12 shrink-0 place-items-center rounded-control border border-control bg-card text-primary hover:border-primary disabled:border-line disabled:text-muted';
  return (
    <Field id={name} label={label} note={note} error={error} hint={hint} className={besideLabel}>
      <span className="flex gap-2 max-sm:gap-1.5">
        <button
          type="button"
          aria-label={t('posting.oneLess', { label })}
          disabled={value === '' || value === '0'}
          onClick={() => change(-1)}
          className={button}
        >
          <Minus aria-hidden="true" className="size-5" />
        </button>
        <TextInput {...described(name, error, hint)} {...number} name={name} onBlur={blur} className="min-w-0 flex-1 [&>input]:px-1 [&>input]:text-center" />
        <button type="button" aria-label={t('posting.oneMore', { label })} onClick={() => change(1)} className={button}>
          <Plus aria-hidden="true" className="size-5" />
        </button>
      </span>
    </Field>
  );
}
