import type { ReactNode } from 'react';

/** A row of a list of sums (`<dl>`); the total is below a stitched line. */
export function SumRow({ label, children, total = false }: { label: ReactNode; children: ReactNode; total?: boolean }) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 ${total ? 'border-t-2 border-dashed border-clay font-semibold' : 'border-t border-line first:border-t-0'}`}
    >
      {/* The sum goes below its label where large text leaves too little beside it. */}
      <dt className={`min-w-0 flex-[1_1_6rem] ${total ? '' : 'text-muted'}`}>{label}</dt>
      <dd className={`m-0 ml-auto text-right ${total ? 'font-display text-title leading-[1.35]' : 'font-semibold'}`}>{children}</dd>
    </div>
  );
}
