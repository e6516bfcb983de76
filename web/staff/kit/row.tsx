import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';

interface RowProps {
  title: ReactNode;
  tags?: ReactNode;
  /** More about it, in lines. */
  children?: ReactNode;
  /** Beside the name in columns of their own where there is room, below it on a phone. */
  cells?: readonly [ReactNode, ReactNode?];
  /** The cells share a line on a phone. */
  joined?: boolean;
  /** What can be done with it; beside the text where there is room. */
  actions?: ReactNode;
  /** The same behind three dots, at the end of the row on every screen. */
  menu?: ReactNode;
  id?: string;
}

const box = 'border-b border-line px-4 last:border-b-0 lg:px-5';
/** By the number of cells beside the name. */
const columns = {
  1: 'lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]',
  2: 'lg:grid-cols-[minmax(0,1.3fr)_minmax(0,0.9fr)_17rem]',
} as const;
/** A dot between the cells, as between facts. */
const joins =
  'max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:[&>div:last-child]:flex max-lg:[&>div:last-child]:before:px-1 max-lg:[&>div:last-child]:before:content-["·"]';
const head = 'flex flex-wrap items-center gap-x-2.5 gap-y-1';

/** The name of a row, leading to its form or page. */
export function RowLink({ to, lang, children }: { to: string; lang?: string; children: ReactNode }) {
  return (
    <Link to={to} {...(lang ? { lang } : {})} className="text-ink no-underline hover:underline">
      {children}
    </Link>
  );
}

interface FactsProps {
  parts: ReadonlyArray<string | null | undefined | false>;
  /** Each in a column of its own where there is room. */
  even?: boolean;
  /** Before them, for a row whose name may be long. */
  tags?: ReactNode;
}

/** Short facts in a line; a line breaks between two of them, not within one. The dot of a fact that begins a line is cut off. */
export function Facts({ parts, even, tags }: FactsProps) {
  const said = parts.filter((part): part is string => Boolean(part));
  const line = (
    <p className="m-0 min-w-0 overflow-x-clip text-small text-muted wrap-anywhere">
      <span className={`-ml-3 flex flex-wrap ${even ? 'lg:[&>span]:w-1/2 lg:[&>span]:before:hidden' : ''}`}>
        {said.map((part) => (
          <Fragment key={part}>
            <span className="relative pl-3 before:absolute before:left-1 before:content-['·']">{part}</span>{' '}
          </Fragment>
        ))}
      </span>
    </p>
  );
  if (!tags) return line;
  return (
    <div className="mt-0.5 flex flex-wrap items-center gap-x-2.5">
      {tags}
      {line}
    </div>
  );
}

/** A row of a few short lines: two of them take 56 pixels. On a phone only the first makes room for the dots of the menu. */
export function Row({ title, tags, children, cells, joined, actions, menu }: RowProps) {
  const name = (
    <>
      <p className={`${head} m-0 text-ui font-semibold wrap-anywhere ${menu ? 'max-lg:pr-10' : ''}`}>
        {title}
        {tags}
      </p>
      {children}
    </>
  );
  return (
    <li className={`${box} flex min-h-14 items-center gap-x-6 gap-y-2 py-1.5 ${menu ? 'relative' : 'flex-wrap'}`}>
      <div className={`min-w-0 flex-1 leading-snug ${menu || cells ? 'lg:pr-10' : 'basis-72'}`}>
        {cells ? (
          <div className={`lg:grid lg:items-center lg:gap-x-6 ${columns[cells.length]} ${joined ? joins : ''}`}>
            <div className={`min-w-0 ${joined ? 'max-lg:w-full' : ''}`}>{name}</div>
            {cells.map((cell, at) => (
              // Their order is all that tells them apart.
              // oxlint-disable-next-line react/no-array-index-key
              <div key={at} className="min-w-0 text-small text-muted wrap-anywhere">
                {cell}
              </div>
            ))}
          </div>
        ) : (
          name
        )}
      </div>
      {actions}
      {menu ? <div className="absolute top-0.5 right-2 lg:top-1.5">{menu}</div> : null}
    </li>
  );
}

/** A row to be read whole, with its actions below. The keyboard can go to one that has an id. */
export function LongRow({ title, tags, children, actions, id }: RowProps) {
  return (
    <li {...(id ? { id, tabIndex: -1 } : {})} className={`${box} py-4 focus:bg-primary-tint/40`}>
      <div className={head}>
        <h2 className="m-0 !text-lead wrap-anywhere">{title}</h2>
        {tags}
      </div>
      {children}
      {actions ? <div className="mt-3 flex flex-wrap items-center gap-2">{actions}</div> : null}
    </li>
  );
}
