import type { ReactNode } from 'react';
import { described, Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface ToolBoxProps {
  name: string;
  label: ReactNode;
  text: string;
  onType: (text: string) => void;
  note?: ReactNode;
  hint?: ReactNode;
  /** What the text was taken for. */
  said?: string | undefined;
  error?: string | undefined;
  suffix?: ReactNode;
  decimal?: boolean;
  className?: string;
}

/** A box of a tool: what is typed stays as it is, and what it was taken for is below it. */
export function ToolBox({ name, label, text, onType, note, hint, said, error, suffix, decimal = false, className = '' }: ToolBoxProps) {
  return (
    <Field id={name} label={label} note={note} error={error} hint={hint} className={className}>
      <TextInput
        {...described(name, error, hint)}
        name={name}
        value={text}
        onChange={(event) => onType(event.target.value)}
        inputMode={decimal ? 'decimal' : 'text'}
        autoComplete="off"
        enterKeyHint="done"
        {...(suffix ? { suffix } : {})}
      />
      <output aria-live="polite" className={said ? 'mt-1.5 block text-small text-primary' : 'sr-only'}>
        {said}
      </output>
    </Field>
  );
}
