import type { ComponentProps, ReactNode } from 'react';

/** How every box that is typed into or opened looks. */
export const box =
  'w-full rounded-control border border-control bg-card text-ink placeholder:text-muted focus-visible:border-primary aria-[invalid]:border-danger aria-[invalid]:border-2 disabled:bg-sunk disabled:text-muted';

export interface WithIcon {
  icon?: ReactNode;
  /** Stands at the end of the box, such as a unit. */
  suffix?: ReactNode;
}

/** A box for one line of text. */
export function TextInput({ icon, suffix, className, ...props }: ComponentProps<'input'> & WithIcon) {
  return (
    <span className={`relative block ${className ?? ''}`}>
      {icon ? <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-ink [&>svg]:size-5">{icon}</span> : null}
      <input className={`${box} h-12 ${icon ? 'pl-11' : 'pl-4'} ${suffix ? 'pr-20' : 'pr-4'}`} {...props} />
      {suffix ? <span className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-small text-muted">{suffix}</span> : null}
    </span>
  );
}
