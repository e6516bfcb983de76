import type { SVGProps } from 'react';

/** A courtyard house in plan: a ring that is open at the bottom as the door, and a clay lozenge. */
export function Mark(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" {...props}>
      <path
        d="M12.5 29H6.2A3.2 3.2 0 0 1 3 25.8V6.2A3.2 3.2 0 0 1 6.2 3h19.6A3.2 3.2 0 0 1 29 6.2v19.6a3.2 3.2 0 0 1-3.2 3.2h-6.3"
        stroke="currentColor"
        strokeWidth="4"
      />
      <path d="M16 10.6 21.4 16 16 21.4 10.6 16Z" stroke="var(--mark-lozenge, var(--clay))" strokeWidth="2.6" />
    </svg>
  );
}
