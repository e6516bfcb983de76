import type { ReactNode } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { described, ErrorText } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface RangeProps {
  id: string;
  legend: ReactNode;
  /** What the two fields say together, in words. */
  said?: string;
  names: readonly [min: string, max: string];
  labels: readonly [min: string, max: string];
  values: URLSearchParams;
  /** How a value of the address, or one that was typed, is in its field; what is not understood stays as it is. */
  shown?: (text: string) => string;
  /** Hears of a box that was left, before its text is put in order. */
  onLeft?: (box: HTMLInputElement) => void;
  errors: Readonly<Record<string, string>>;
  inputMode?: 'numeric' | 'decimal';
  /** Stands between the question and its boxes. */
  above?: ReactNode;
  children?: ReactNode;
}

/** Two numbers with a dash between them, as typed, in either script's digits. */
export function RangeFields({
  id,
  legend,
  said,
  names,
  labels,
  values,
  shown = (text) => text,
  onLeft,
  errors,
  inputMode = 'numeric',
  above,
  children,
}: RangeProps) {
  const { t } = useWords();
  const input = (index: 0 | 1) => {
    const name = names[index];
    return (
      <TextInput
        {...described(`${id}-${name}`, errors[name])}
        name={name}
        inputMode={inputMode}
        autoComplete="off"
        aria-label={labels[index]}
        placeholder={t('search.any')}
        maxLength={60}
        onBlur={({ target }) => {
          onLeft?.(target);
          target.value = shown(target.value);
        }}
        defaultValue={shown(values.get(name) ?? '')}
        className="min-w-0 flex-1 [&>input]:px-3.5"
      />
    );
  };
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="float-left mb-2 flex w-full items-baseline justify-between gap-3 p-0 text-ui font-semibold">
        {legend}
        <span className="text-right text-small text-link">{said}</span>
      </legend>
      {above ? <div className="clear-left">{above}</div> : null}
      <div className="clear-left flex items-center gap-2">
        {input(0)}
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        {input(1)}
      </div>
      {names.map((name) => (
        <ErrorText key={name} id={`${id}-${name}`} error={errors[name]} />
      ))}
      {children}
    </fieldset>
  );
}
