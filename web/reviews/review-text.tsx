import { limits } from '#contracts/limits.ts';
import { Counter } from '#web/forms/counter.tsx';
import { useWords } from '#web/platform/language.tsx';
import { TextArea } from '#web/ui/controls.tsx';
import { described, Field } from '#web/ui/field.tsx';

interface ReviewTextProps {
  value: string;
  onChange: (text: string) => void;
  error?: string | undefined;
  id?: string;
  disabled?: boolean;
}

/** What a review says, with the count of characters below; what is too long is told, never cut. */
export function ReviewText({ value, onChange, error, id = 'review', disabled = false }: ReviewTextProps) {
  const { t } = useWords();
  const hint = <Counter text={value} max={limits.reviews.textMax} />;
  return (
    <Field id={id} label={t('reviews.textLabel')} error={error} hint={hint}>
      <TextArea {...described(id, error, hint)} name={id} rows={5} value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}
