import { type ChangeEvent, type InputHTMLAttributes, useLayoutEffect, useRef, useState } from 'react';
import type { LandUnit } from '#contracts/enums.ts';
import { faultText } from '#web/platform/calls/fault-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { faultOfNumber, isPlainNumber, isSaidOtherwise, type NumberKind, type Read, readNumber, groupedNumber, withoutOurCommas } from './number-text.ts';
import { type TextControl, useTextField } from './use-text-field.ts';

/** What is in the box while someone types, and what the form had before and has since. */
interface Typing {
  text: string;
  values: readonly string[];
}

/** Typed, not pasted or autofilled: only then are the commas in the box ours. */
const isByKey = (event: Event): boolean => event instanceof InputEvent && (event.inputType === 'insertText' || event.inputType.startsWith('delete'));

/**
 * Ties a box to a number of the form. While someone types, what they typed stays as it is; the box left, the number stands
 * grouped in the page's digits. What cannot be read stays, with a word about it.
 */
export function useNumberInput(name: string, kind: NumberKind, onUnit?: (unit: LandUnit) => void) {
  return useNumberText(useTextField(name), { name, kind, read: (text) => readNumber(kind, text), onUnit });
}

interface Box {
  name: string;
  kind: NumberKind;
  read: (text: string) => Read;
  /** Hears the unit that is typed along. */
  onUnit?: ((unit: LandUnit) => void) | undefined;
}

/** The same for a number that is kept otherwise, or read in more ways. */
export function useNumberText({ value, set, blur, error }: TextControl, { name, kind, read: readText, onUnit }: Box) {
  const { fmt, t } = useWords();
  const box = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const [typing, setTyping] = useState<Typing>();
  // A button may have changed the number under the text.
  const typed = typing?.values.includes(value) ? typing.text : undefined;
  const shown = groupedNumber(fmt, value);
  useLayoutEffect(() => {
    if (caret.current !== undefined && document.activeElement === box.current) box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    let text = target.value;
    if (typed === undefined && isPlainNumber(value) && isByKey(nativeEvent)) {
      ({ text, caret: caret.current } = withoutOurCommas(shown, text, target.selectionStart ?? text.length));
    }
    const read = readText(text);
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
