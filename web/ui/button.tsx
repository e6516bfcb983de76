import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';

export type ButtonKind = 'primary' | 'outline' | 'quiet' | 'danger';

const base = 'inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-5 text-ui font-semibold no-underline disabled:opacity-60';

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  outline: 'border border-control bg-card text-ink hover:border-primary',
  quiet: 'text-link hover:bg-primary-tint',
  danger: 'bg-danger text-on-primary',
};

const classes = (kind: ButtonKind, extra: string | undefined): string => `${base} ${kinds[kind]} ${extra ?? ''}`;

const hold = (event: MouseEvent): void => event.preventDefault();

export function Button({ kind = 'primary', className, type = 'button', disabled, ...props }: ButtonHTMLAttributes<HTMLButtonElement> & { kind?: ButtonKind }) {
  // A `disabled` button loses the focus: while its action runs it only ignores further presses.
  const state = disabled && props['aria-busy'] ? { 'aria-disabled': true, onClick: hold } : { disabled };
  return <button type={type} className={classes(kind, className)} {...props} {...state} />;
}

export function ButtonLink({ kind = 'primary', className, ...props }: LinkProps & { kind?: ButtonKind }) {
  return <Link className={classes(kind, className as string | undefined)} {...props} />;
}
