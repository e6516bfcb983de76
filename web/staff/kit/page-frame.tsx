import type { ReactNode } from 'react';

export interface PageFrameProps {
  title: string;
  lead: ReactNode;
  /** What can be begun here. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the team: its name, what it is for, what can be begun there, and its content. */
export function PageFrame({ title, lead, actions, children }: PageFrameProps) {
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="m-0">{title}</h1>
          <p className="mt-1 mb-0 text-pretty text-muted">{lead}</p>
        </div>
        {actions}
      </div>
      {children}
    </>
  );
}
