import type { ReactNode } from 'react';
import { useWords } from '#web/platform/language.tsx';

interface SwitchProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** On or off, at once. The state also is in words. */
export function Switch({ id, label, hint, on, onChange }: SwitchProps) {
  const { t } = useWords();
  return (
    <div className="relative flex flex-wrap items-start gap-x-4 border-b border-line py-3 last:border-0">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block cursor-pointer pt-1.75 pb-0.5 after:absolute after:inset-0">
          {label}
        </label>
      </div>
      <span aria-hidden="true" className="flex h-10 items-center text-small text-muted">
        {t(on ? 'profile.switchOn' : 'profile.switchOff')}
      </span>
      <span className="relative mt-1 h-8 w-14 shrink-0">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute inset-0 z-1 m-0 size-full cursor-pointer appearance-none rounded-full border-field border-control bg-sunk transition-colors duration-150 checked:border-primary checked:bg-primary motion-reduce:transition-none"
        />
        <span className="pointer-events-none absolute top-1.5 left-1.5 z-2 size-5 rounded-full bg-control transition-transform duration-150 peer-checked:translate-x-6 peer-checked:bg-on-primary motion-reduce:transition-none" />
      </span>
      {hint ? (
        <p id={`${id}-hint`} className="m-0 basis-full text-small text-muted sm:pr-28">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
