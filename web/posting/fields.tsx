// The wizard's controls, each tied to its field of the form and telling that field's fault in place.
import type { ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { isRequired } from '#contracts/post-rules.ts';
import type { PropertyType } from '#contracts/enums.ts';
import { toAsciiDigits, toLocaleDigits } from '#i18n/digits.ts';
import { useWords } from '#web/platform/language.tsx';
import { ChoiceChip, TextArea } from '#web/ui/controls.tsx';
import { described, Field, FieldError } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { PostForm, TextField } from './post-form.ts';

const alwaysOptional: readonly TextField[] = ['street', 'house', 'postCode', 'secondaryContact'];
const ruledByType: readonly TextField[] = [
  'size',
  'landSize',
  'landUnits',
  'landCategory',
  'constructionStatus',
  'condition',
  'totalRooms',
  'bedrooms',
  'bathrooms',
  'balconies',
  'drawingRooms',
  'garages',
  'lift',
  'furnishing',
  'facing',
  'totalUnit',
  'totalFloor',
  'availableFloor',
];

export interface PostControl {
  value: string;
  set: (value: string) => void;
  blur: () => void;
  error: string | undefined;
}

/** One text field of the form. */
export function usePostField(name: TextField): PostControl {
  const { field, fieldState } = useController<PostForm, TextField>({ name });
  return { value: field.value, set: field.onChange, blur: field.onBlur, error: fieldState.error?.message };
}

/** Says "(optional)" where the chosen property type does not need the field. */
export function useOptional(name: TextField): string | undefined {
  const { t } = useWords();
  const propertyType = useWatch<PostForm, 'propertyType'>({ name: 'propertyType' });
  const ruled = ruledByType.includes(name) && (propertyType === '' || !isRequired(propertyType as PropertyType, name));
  return ruled || alwaysOptional.includes(name) ? t('shell.optional') : undefined;
}

interface TextFieldProps {
  name: TextField;
  label: string;
  /** Code points at most, counted below the box. */
  max?: number;
  hint?: ReactNode;
  multiline?: boolean;
  autoComplete?: string;
  placeholder?: string;
  className?: string;
}

function Counter({ text, max }: { text: string; max: number }) {
  const { t } = useWords();
  const count = [...text.trim()].length;
  return (
    <span className={`float-right ml-3 ${count > max ? 'font-semibold text-danger' : ''}`}>
      <span aria-hidden="true">{t('posting.counter', { count, max })}</span>
      <span className="sr-only">{t('posting.counterLabel', { count, max })}</span>
    </span>
  );
}

/** A line or several lines of text; what is too long is told, never cut. */
export function TextBox({ name, label, max, hint, multiline = false, className, ...input }: TextFieldProps) {
  const { value, set, blur, error } = usePostField(name);
  const note = useOptional(name);
  const below = max ? (
    <>
      <Counter text={value} max={max} />
      {hint}
    </>
  ) : (
    hint
  );
  const shared = { ...described(name, error, below), ...input, name, value, onBlur: blur };
  return (
    <Field id={name} label={label} note={note} error={error} hint={below} className={className ?? ''}>
      {multiline ? (
        <TextArea {...shared} rows={6} onChange={(event) => set(event.target.value)} />
      ) : (
        <TextInput {...shared} onChange={(event) => set(event.target.value)} />
      )}
    </Field>
  );
}

interface DigitsProps {
  name: TextField;
  label: string;
  kind: 'tel' | 'numeric';
  hint?: ReactNode;
  autoComplete?: string;
}

/** Digits that are no amount, such as a phone: never grouped, shown in the page's digits and kept as ASCII. What is no digit stays, and is told. */
export function DigitsBox({ name, label, kind, hint, autoComplete = 'off' }: DigitsProps) {
  const { lng } = useWords();
  const { value, set, blur, error } = usePostField(name);
  const note = useOptional(name);
  return (
    <Field id={name} label={label} note={note} error={error} hint={hint}>
      <TextInput
        {...described(name, error, hint)}
        name={name}
        type={kind === 'tel' ? 'tel' : 'text'}
        inputMode={kind}
        autoComplete={autoComplete}
        value={toLocaleDigits(lng, value)}
        onChange={(event) => set(toAsciiDigits(event.target.value))}
        onBlur={blur}
      />
    </Field>
  );
}

interface ChoiceProps {
  name: TextField;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** One of a few as chips; where it is optional, pressing the chosen one again takes it back. */
export function Choice({ name, label, options }: ChoiceProps) {
  const { t } = useWords();
  const { value, set, blur, error } = usePostField(name);
  const note = useOptional(name);
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0" aria-describedby={`${name}-error`}>
      <legend className="mb-0.5 p-0 text-ui font-semibold">
        {label} {note ? <span className="font-normal text-muted">{note}</span> : null}
      </legend>
      <div className="flex flex-wrap gap-x-2">
        {options.map((option) => (
          <ChoiceChip
            key={option.value}
            kind="radio"
            name={name}
            value={option.value}
            label={option.label}
            checked={value === option.value}
            {...(error ? { 'data-invalid': true } : {})}
            onChange={() => set(option.value)}
            onClick={() => void (note && value === option.value && set(''))}
            onBlur={blur}
          />
        ))}
      </div>
      <FieldError id={name} error={error ? t('posting.choiceNeeded') : undefined} />
    </fieldset>
  );
}
