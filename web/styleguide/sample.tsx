// One piece in one state under its name. Room is said here in `style`: a class of its own would go into everyone's styles.
import type { ReactNode } from 'react';

/** `hover` and `focus` are what the pointer or the keyboard makes of it; the pictures force them. */
export type ForcedState = 'hover' | 'focus';

interface SampleProps {
  name: string;
  force?: ForcedState;
  wide?: boolean;
  children: ReactNode;
}

export function Sample({ name, force, wide = false, children }: SampleProps) {
  return (
    <figure data-sample={name} data-force={force} style={{ margin: 0, padding: 12, minWidth: 0, ...(wide ? { gridColumn: '1 / -1' } : {}) }}>
      <figcaption className="text-caption text-muted" lang="en" style={{ marginBottom: 8 }}>
        {name}
      </figcaption>
      {children}
    </figure>
  );
}

export function Samples({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section style={{ marginTop: 32 }}>
      <h2 className="m-0" lang="en">
        {title}
      </h2>
      <div style={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))', alignItems: 'start' }}>{children}</div>
    </section>
  );
}
