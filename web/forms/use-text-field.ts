import { type FieldValues, type Path, useController } from 'react-hook-form';

export interface TextControl {
  value: string;
  set: (value: string) => void;
  blur: () => void;
  error: string | undefined;
}

/** One field of the form around it that holds a text. */
export function useTextField<V extends FieldValues = FieldValues>(name: Path<V>): TextControl {
  const { field, fieldState } = useController<V>({ name });
  return { value: field.value, set: field.onChange, blur: field.onBlur, error: fieldState.error?.message };
}
