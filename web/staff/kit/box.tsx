import type { ReactNode } from 'react';

/** A card of a staff page with its heading. */
export function Box({ title, lead, children }: { title: string; lead?: string | undefined; children: ReactNode }) {
  return (
    <section className="min-w-0 rounded-card border border-line bg-card p-4 lg:p-5">
      <h2 className="m-0 text-h3">{title}</h2>
      {lead ? <p className="mt-1 mb-0 text-small text-muted">{lead}</p> : null}
      <div className="mt-4">{children}</div>
    </section>
  );
}
