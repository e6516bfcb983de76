import type { ReactNode } from 'react';

/** A row of a list of sums (`<dl>`); the total stands below a stitched line. */
export function SumRow({ label, children, total = false }: { label: ReactNode; children: ReactNode; total?: boolean }) {
  return (
    <div
      className={`flex items-baseline justify-between gap-x-4 py-2.5 max-[20rem]:flex-wrap ${total ? 'border-t-2 border-dashed border-clay font-semibold' : 'border-t border-line first:border-t-0'}`}
    >
      <dt className={total ? '' : 'text-muted'}>{label}</dt>
      <dd className={`m-0 text-right min-[20rem]:whitespace-nowrap ${total ? 'font-display text-title leading-[1.35]' : 'font-semibold'}`}>{children}</dd>
    </div>
  );
}
