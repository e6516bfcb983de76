import type { ReactNode } from 'react';

interface BoxProps {
  title: string;
  lead?: string | undefined;
  /** Said in place of the content, in the line of the heading. */
  empty?: string | false | undefined;
  children: ReactNode;
}

/** A card of a staff page with its heading. */
export function Box({ title, lead, empty, children }: BoxProps) {
  return (
    <section className={`min-w-0 rounded-card border border-line bg-card p-4 lg:px-5 ${empty ? 'lg:py-4' : 'lg:py-5'}`}>
      {empty ? (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="m-0 text-h3">{title}</h2>
          <p className="m-0 text-ui text-muted">{empty}</p>
        </div>
      ) : (
        <>
          <h2 className="m-0 text-h3">{title}</h2>
          {lead ? <p className="mt-1 mb-0 text-small text-muted">{lead}</p> : null}
          <div className="mt-4">{children}</div>
        </>
      )}
    </section>
  );
}
