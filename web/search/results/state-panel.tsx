import type { ReactNode } from 'react';

/** A card in the place of the list that says why there is none. */
export function StatePanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-card p-5 lg:flex lg:items-center lg:gap-8 lg:p-7">
      <div className="min-w-0 flex-1">
        <h2 className="m-0 !text-xl">{title}</h2>
        {children}
      </div>
      <img src="/empty-magnifier.svg" alt="" width={160} height={120} loading="lazy" className="mr-6 h-45 w-60 max-xl:hidden" />
    </div>
  );
}
