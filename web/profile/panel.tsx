import type { ReactNode } from 'react';

interface PanelProps {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** A card of the area with its heading. */
export function Panel({ id, title, lead, children, className }: PanelProps) {
  return (
    <section aria-labelledby={id} className={`rounded-card border border-line bg-card p-4 sm:p-6 ${className ?? ''}`}>
      <h2 id={id} className="m-0 !text-title">
        {title}
      </h2>
      {lead ? <p className="mt-1 mb-0 max-w-2xl text-ui text-pretty text-muted">{lead}</p> : null}
      {children}
    </section>
  );
}
