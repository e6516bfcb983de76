import { Minus, Plus } from 'lucide-react';
import { type ChangeEvent, type InputHTMLAttributes, useLayoutEffect, useRef, useState } from 'react';
import type { LandUnit } from '#contracts/enums.ts';
import { faultText } from '#web/platform/form-errors.ts';
import { useWords } from '#web/platform/language.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useOptional, usePostField } from '#web/posting/fields.tsx';
import { faultOfNumber, isPlain, isSaidOtherwise, kindOf, type NumberField, numberOf, readNumber, shownNumber, withoutOurCommas } from './number-text.ts';

/** What stands in the box while somebody types, and what the form had before and has since. */
interface Typing {
  text: string;
  values: readonly string[];
}

/** Digits that were pasted or filled in have no commas of ours. */
const isByKey = (event: Event): boolean => event instanceof InputEvent && (event.inputType === 'insertText' || event.inputType.startsWith('delete'));

/**
 * Ties a box to a number of the form. While somebody types, what they typed stays as it is; the box left, the number stands
 * grouped in the page's digits. What cannot be read stays, with a word about it.
 */
export function useNumberInput(name: NumberField, onUnit?: (unit: LandUnit) => void) {
  const { fmt, t } = useWords();
  const { value, set, blur, error } = usePostField(name);
  const kind = kindOf(name);
  const box = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const [typing, setTyping] = useState<Typing>();
  // A button may have changed the number under the text.
  const typed = typing?.values.includes(value) ? typing.text : undefined;
  const shown = shownNumber(fmt, value);
  useLayoutEffect(() => {
    if (caret.current !== undefined && document.activeElement === box.current) box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    let text = target.value;
    if (typed === undefined && isPlain(value) && isByKey(nativeEvent)) {
      ({ text, caret: caret.current } = withoutOurCommas(shown, text, target.selectionStart ?? text.length));
    }
    const read = readNumber(kind, text);
    setTyping({ text, values: [value, read.value] });
    if (read.unit) onUnit?.(read.unit);
    set(read.value);
  };
  const unread = typed === undefined ? faultOfNumber(kind, value) : undefined;
  const props: InputHTMLAttributes<HTMLInputElement> & { name: string } = {
    name,
    value: typed ?? shown,
    inputMode: kind === 'money' ? 'decimal' : kind === 'land' ? 'text' : 'numeric',
    autoComplete: 'off',
    onChange,
    onBlur: () => {
      setTyping(undefined);
      blur();
    },
  };
  return {
    value,
    set,
    error: error ?? (unread && faultText(t, unread)),
    /** Whether the text in the box is not simply the number: then it is worth saying what it was taken for. */
    saidOtherwise: typed !== undefined && isSaidOtherwise(typed, value),
    input: { ref: box, ...props },
  };
}

/** Below a box: what its text was taken for. */
export function Echo({ children }: { children: string | undefined }) {
  return (
    <output aria-live="polite" className={children ? 'mt-1.5 block text-small text-primary' : 'sr-only'}>
      {children}
    </output>
  );
}

/** The size of a building. */
export function SizeBox({ label, suffix }: { label: string; suffix: string }) {
  const { fmt } = useWords();
  const { input, value, error, saidOtherwise } = useNumberInput('size');
  const note = useOptional('size');
  const size = numberOf(value);
  return (
    <Field id="size" label={label} note={note} error={error}>
      <TextInput {...described('size', error)} {...input} suffix={suffix} />
      <Echo>{saidOtherwise && size !== undefined ? `= ${fmt.area(size)}` : undefined}</Echo>
    </Field>
  );
}

const countMax = 999;
/** On phones the label stands beside the buttons: a house has many of these. */
const besideLabel = 'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_172px] max-sm:items-center max-sm:gap-x-3 max-sm:[&>label]:mb-0 max-sm:[&>p]:col-span-2';

/** A small number with a button on either side. */
export function CountBox({ name, label, hint }: { name: NumberField; label: string; hint?: string }) {
  const { t } = useWords();
  const { input, value, set, error } = useNumberInput(name);
  const note = useOptional(name);
  const count = numberOf(value);
  const change = (by: number): void => set(String(Math.max(0, Math.min(countMax, Math.round(count ?? 0) + by))));
  const button =
    'grid size-12 shrink-0 place-items-center rounded-control border border-control bg-card text-primary hover:border-primary disabled:border-line disabled:text-muted';
  return (
    <Field id={name} label={label} note={note} error={error} hint={hint} className={besideLabel}>
      <span className="flex gap-2 max-sm:gap-1.5">
        <button type="button" aria-label={t('posting.oneLess', { label })} disabled={!count} onClick={() => change(-1)} className={button}>
          <Minus aria-hidden="true" className="size-5" />
        </button>
        <TextInput {...described(name, error, hint)} {...input} className="min-w-0 flex-1 [&>input]:px-1 [&>input]:text-center" />
        <button type="button" aria-label={t('posting.oneMore', { label })} onClick={() => change(1)} className={button}>
          <Plus aria-hidden="true" className="size-5" />
        </button>
      </span>
    </Field>
  );
}
