import type { ReactNode } from 'react';
import type { PostPage } from '#contracts/posts/posts.ts';
import { useWords } from '#web/platform/language.tsx';
import { PostTitle } from './post-title.tsx';

export const cell = 'border-t border-line px-3 py-2 text-right align-baseline wrap-anywhere lg:px-5';
export const name = 'border-t border-line bg-card px-3 py-2 text-left align-baseline text-small font-normal text-muted lg:px-5';

/** Two fit a phone; more are swiped. A sum of crores fits each column. */
const narrowest = ['', '', 'min-w-[330px]', 'min-w-[480px]', 'min-w-[620px]'];

/** Homes in columns, something about each in rows. */
export function HomesTable({ label, posts, children }: { label: string; posts: readonly PostPage[]; children: ReactNode }) {
  const { t } = useWords();
  return (
    <section
      aria-label={label}
      // Focusable, so that it can be scrolled with the arrow keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative -mx-4 overflow-x-auto border-y border-line bg-card lg:mx-0 print:mx-0 lg:rounded-card lg:border-x"
    >
      <table className={`w-full table-fixed border-separate border-spacing-0 text-ui ${narrowest[posts.length] ?? ''}`}>
        <thead>
          <tr>
            <th scope="col" className="w-[92px] px-3 lg:w-[200px] lg:px-5 print:w-[220px]">
              <span className="sr-only">{t('compare.fact')}</span>
            </th>
            {posts.map(({ PostID, postTitle }) => (
              <th key={PostID} scope="col" className="px-3 pt-4 pb-1 text-right align-bottom text-small font-semibold lg:px-5">
                <PostTitle title={postTitle} className="block wrap-anywhere" />
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </section>
  );
}
