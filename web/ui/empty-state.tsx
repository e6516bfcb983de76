import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** What the drawing shows: a house for what is kept, a bell for news, a magnifier for what is looked for, a missing door for what is gone, a cloud for no connection, a star for reviews. */
  drawing?: 'house' | 'bell' | 'houses' | 'magnifier' | 'door' | 'cloud' | 'star';
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** `h1` where it stands for the whole page. */
  heading?: 'h1' | 'h2';
}

/** One stitched drawing, one title, one sentence and at most one button. */
export function EmptyState({ drawing = 'house', title, text, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <img src={`/empty-${drawing}.svg`} alt="" width={160} height={120} />
      <Heading className="mt-5 mb-0 [&:is(h2)]:!text-xl">{title}</Heading>
      {text ? <p className="mt-2 text-balance text-muted">{text}</p> : null}
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  );
}
