import type { ReactNode } from 'react';

/** A card in the place of the list that says why there is none. */
export function StatePanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-card p-5 lg:p-7">
      <h2 className="m-0 !text-xl">{title}</h2>
      {children}
    </div>
  );
}
