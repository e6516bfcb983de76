import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';

interface Described {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** What a control inside a Field carries, so that its error and hint are read with it. */
export function described(id: string, error?: string | undefined, hint?: ReactNode): Described {
  const by = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return { id, ...(error ? { 'aria-invalid': true } : {}), ...(by ? { 'aria-describedby': by } : {}) };
}

interface FieldProps {
  id: string;
  label: ReactNode;
  /** Stands behind the label in muted text, such as "(optional)". */
  note?: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A label above one control, a hint and the error below it. The control takes `described(id, error, hint)`. */
export function Field({ id, label, note, error, hint, className, children }: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-ui font-semibold">
        {label} {note ? <span className="font-normal text-muted">{note}</span> : null}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-muted">
          {hint}
        </p>
      ) : null}
      <ErrorText id={id} error={error} />
    </div>
  );
}

/** The error of a field or of a group; announced when it appears. */
export function ErrorText({ id, error }: { id: string; error?: string | undefined }) {
  return (
    <p id={`${id}-error`} aria-live="polite" className={error ? 'mt-1.5 flex items-start gap-1.5 text-small text-danger' : 'sr-only'}>
      {error ? <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" /> : null}
      {error}
    </p>
  );
}
