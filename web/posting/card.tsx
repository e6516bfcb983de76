import type { ReactNode } from 'react';

interface CardProps {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Stands at the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One group of questions. */
export function Card({ id, title, lead, aside, children }: CardProps) {
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-4 lg:p-6">
      <div className="flex items-start justify-between gap-4">
        <h2 id={id} className="m-0">
          {title}
        </h2>
        {aside}
      </div>
      {lead ? <p className="mt-0.5 mb-0 text-ui text-muted">{lead}</p> : null}
      <div className="mt-4">{children}</div>
    </section>
  );
}
