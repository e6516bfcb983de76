import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface PasswordBoxProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: ReactNode;
  error: string | undefined;
  /** Further descriptions, such as the rules below. */
  describedBy?: string;
}

/** A password that can be looked at while typing. */
export function PasswordBox({ name, label, error, describedBy, className, ...input }: PasswordBoxProps) {
  const { t } = useWords();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const told = described(name, error);
  const by = [told['aria-describedby'], describedBy].filter(Boolean).join(' ');
  return (
    <Field id={name} label={label} error={error} className={className ?? 'mt-4'}>
      <span className="relative block">
        <TextInput
          {...told}
          {...(by ? { 'aria-describedby': by } : {})}
          name={name}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          required
          className="[&>input]:pr-13"
          {...input}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={t('accounts.showPassword')}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-muted"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </span>
    </Field>
  );
}
