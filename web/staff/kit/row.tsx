import type { ReactNode } from 'react';

interface RowProps {
  title: ReactNode;
  tags?: ReactNode;
  /** More about it, in lines. */
  children?: ReactNode;
  /** What can be done with it; beside the text where there is room. */
  actions?: ReactNode;
  id?: string;
}

const line = 'border-b border-line px-4 last:border-b-0 lg:px-5';
const head = 'flex flex-wrap items-center gap-x-2.5 gap-y-1';

/** A row of a few short lines. */
export function Row({ title, tags, children, actions }: RowProps) {
  return (
    <li className={`${line} flex min-h-14 flex-wrap items-center gap-x-6 gap-y-2 py-2.5`}>
      <div className="min-w-0 flex-1 basis-72">
        <p className={`${head} m-0 font-semibold wrap-anywhere`}>
          {title}
          {tags}
        </p>
        {children}
      </div>
      {actions}
    </li>
  );
}

/** A row to be read whole, with its actions below. The keyboard can go to one that has an id. */
export function LongRow({ title, tags, children, actions, id }: RowProps) {
  return (
    <li {...(id ? { id, tabIndex: -1 } : {})} className={`${line} py-4 focus:bg-primary-tint/40`}>
      <div className={head}>
        <h2 className="m-0 !text-lead wrap-anywhere">{title}</h2>
        {tags}
      </div>
      {children}
      {actions ? <div className="mt-3 flex flex-wrap items-center gap-2">{actions}</div> : null}
    </li>
  );
}
