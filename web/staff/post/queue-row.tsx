import { Link } from 'react-router';
import type { StaffPost } from '#contracts/staff/moderation.ts';
import type { OfficeCalendar } from '#contracts/office-hours.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { usePrice } from '#web/listings/use-price.ts';
import { Tag } from '#web/ui/tag.tsx';
import { PostPicture } from '#web/listings/post-picture.tsx';
import { PostFlags } from './post-flags.tsx';
import { belowText, WaitingTime } from '#web/staff/queue/waiting-time.tsx';
import { closestArea } from '#web/listings/paths.ts';

interface PostRowProps {
  post: StaffPost;
  to: string;
  open: boolean;
  calendar: OfficeCalendar;
  now: number;
}

/** One post of the list; the whole row opens it. */
export function QueueRow({ post, to, open, calendar, now }: PostRowProps) {
  const { t, fmt, lng } = useWords();
  const { main } = usePrice(post);
  const { user } = useSession();
  const colleague = post.claim && post.claim._id !== user?.id ? post.claim.name : undefined;
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={to}
        preventScrollReset
        defaultShouldRevalidate={false}
        state={{ fromList: true }}
        data-post={post.PostID}
        aria-current={open ? 'true' : undefined}
        className="relative flex min-h-19 scroll-m-24 items-center gap-x-3 max-sm:flex-wrap px-4 py-3 text-ink no-underline hover:bg-sunk focus-visible:-outline-offset-3 lg:aria-[current]:bg-primary-tint lg:aria-[current]:shadow-[inset_4px_0_0_var(--primary)]"
      >
        <span className="relative h-13 w-17 shrink-0 overflow-hidden rounded-tag bg-sunk">
          <PostPicture post={post} sizes="68px" />
        </span>
        <span className="min-w-0 flex-1 leading-normal">
          <span className="block text-ui font-semibold lg:truncate">{post.postTitle}</span>
          <span className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
            <b className="font-semibold">
              {main}
              {post.type === 'rent' ? t('posts.perMonth') : null}
            </b>
            <span className="text-caption text-muted">
              {closestArea(post.place)[lng]} · {t('posts.number', { number: fmt.plain(post.PostID) })}
            </span>
          </span>
          <PostFlags post={post} />
          {colleague ? (
            <span className="mt-1.5 flex">
              <Tag tone="gold">{t('moderation.colleagueReads', { name: colleague })}</Tag>
            </span>
          ) : null}
        </span>
        {post.state === 'pending' ? (
          <WaitingTime since={post.submittedAt} calendar={calendar} now={now} />
        ) : (
          <time dateTime={post.submittedAt} className={`${belowText} text-caption text-muted sm:text-right`}>
            {fmt.relative(post.submittedAt, now)}
          </time>
        )}
      </Link>
    </li>
  );
}
