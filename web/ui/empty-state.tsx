import type { ReactNode } from 'react';

/** One stitched drawing, one title, one sentence and at most one button. */
export function EmptyState({ title, text, action }: { title: string; text?: ReactNode; action?: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <img src="/empty-house.svg" alt="" width={160} height={120} className="h-30 w-40" />
      <h2 className="mt-5 mb-0 !text-xl">{title}</h2>
      {text ? <p className="mt-2 text-muted">{text}</p> : null}
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  );
}
