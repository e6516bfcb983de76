import { CalendarDays, Eye, Heart, Megaphone, Pencil, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { detailPath } from '#contracts/posts/detail-path.ts';
import { limits } from '#contracts/limits.ts';
import type { OwnPostCard } from '#contracts/posts/own-posts.ts';
import { languageOf } from '#i18n/detect.ts';
import { useWords } from '#web/platform/language.tsx';
import { PostPicture } from '#web/listings/post-picture.tsx';
import { PriceDrop } from '#web/listings/price-drop.tsx';
import { usePrice } from '#web/listings/use-price.ts';
import { Tag } from '#web/ui/tag.tsx';
import { PostMenu } from './post-menu.tsx';
import { PostStatePanel, type StateProps } from './post-state-panel.tsx';
import { closestArea } from '#web/listings/paths.ts';
import { PriceLine } from '#web/listings/price-line.tsx';

interface OfPost {
  post: OwnPostCard;
}

const tones = {
  approved: 'green',
  pending: 'clay',
  rejected: 'red',
  cancelled: 'red',
  hidden: 'plain',
  sold: 'info',
  rented: 'info',
  expired: 'gold',
  deleted: 'plain',
} as const;

function Head({ post, children }: OfPost & { children: ReactNode }) {
  const { t, fmt, lng } = useWords();
  const { main, unit, exact } = usePrice(post);
  const seen = post.state === 'approved' || post.state === 'sold' || post.state === 'rented';
  const place = t('posts.place', { area: closestArea(post.place)[lng], district: post.place.district[lng] });
  return (
    <div className="flex gap-3 sm:gap-4">
      <div className="relative aspect-square w-18 shrink-0 self-start overflow-hidden rounded-control bg-sunk sm:aspect-4/3 sm:w-38">
        <PostPicture post={post} sizes="152px" />
      </div>
      <div className="min-w-0 flex-1">
        {/* The menu's empty edge may lie over the end of a price, its dots may not: a sum stays on one line. */}
        <div className="flex items-start justify-between max-sm:h-7 max-sm:[&>p]:-mr-2.5 max-sm:[&>p]:text-title max-sm:[&>p]:leading-[1.5]">
          <PriceLine main={main} unit={unit} exact={exact} />
          {children}
        </div>
        <h2 lang={languageOf(post.postTitle)} className="m-0 line-clamp-2 !font-text !text-base !leading-normal !font-medium [word-spacing:0]">
          {seen ? (
            <Link to={detailPath(post)} className="text-ink no-underline hover:underline">
              {post.postTitle}
            </Link>
          ) : (
            post.postTitle
          )}
        </h2>
        <p className="mt-0.5 mb-0 text-ui text-muted">
          {place} · {t('posts.number', { number: fmt.plain(post.PostID) })}
        </p>
        <PriceDrop post={post} />
      </div>
    </div>
  );
}

function Count({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1 sm:gap-1.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-primary sm:[&>svg]:size-4.25">
      {icon}
      {children}
    </li>
  );
}

/** Views, calls and saves. Not shown for a post that was never live, nor for one that is away before anybody came. */
function Counts({ post: { counts, approvedAt, state } }: OfPost) {
  const { t } = useWords();
  const isUnseen = state !== 'approved' && counts.views + counts.reveals + counts.saves === 0;
  if (!approvedAt || isUnseen) return null;
  return (
    <ul
      aria-label={t('myPosts.numbers')}
      className="mt-3.5 mb-0 flex list-none flex-wrap gap-x-2 gap-y-1 p-0 text-caption whitespace-nowrap sm:gap-x-4 sm:text-ui"
    >
      <Count icon={<Eye aria-hidden="true" />}>{t('myPosts.views', { count: counts.views })}</Count>
      <Count icon={<Phone aria-hidden="true" />}>{t('myPosts.reveals', { count: counts.reveals })}</Count>
      <Count icon={<Heart aria-hidden="true" />}>{t('myPosts.saves', { count: counts.saves })}</Count>
    </ul>
  );
}

function Promotion({ post: { promotion, promotedUntil } }: OfPost) {
  const { t, fmt } = useWords();
  if (promotion === 'none') return null;
  const text =
    promotion === 'paid'
      ? promotedUntil
        ? t('myPosts.promotion_paid', { date: fmt.date(promotedUntil) })
        : t('myPosts.promotion_paidWaits')
      : t(`myPosts.promotion_${promotion}`);
  return (
    <p className="mt-3 mb-0 flex items-start gap-1.5 text-ui text-gold-ink">
      <Megaphone aria-hidden="true" className="mt-1 size-4.25 shrink-0" />
      {text}
    </p>
  );
}

const isSentBack = ({ state }: OwnPostCard): boolean => state === 'rejected' || state === 'cancelled';

/** How many edits are left: the three warnings of the specification; how many corrections, of what was sent back. What cannot be edited anyway says nothing of it. */
function EditsLeft({ post }: OfPost) {
  const { t } = useWords();
  const { updateCount, reposts, state, can } = post;
  if (isSentBack(post))
    return <span>{can.includes('repost') ? t('myPosts.repostsLeft', { count: limits.posts.repostsMax - reposts }) : t('myPosts.repostLimit')}</span>;
  if (state === 'sold' || state === 'rented') return null;
  const used = Math.min(updateCount, limits.posts.editsMax) as 0 | 1 | 2;
  return (
    <span className={`flex min-w-0 items-start gap-1.5 ${used === 0 ? '' : 'text-gold-ink'}`}>
      <Pencil aria-hidden="true" className="mt-1 size-4 shrink-0" />
      {t(`myPosts.edits_${used}`)}
    </span>
  );
}

/** One of the person's own posts: its state, its numbers and its actions. */
export function OwnCard({ onRemove, ...state }: StateProps & { onRemove: () => void }) {
  const { t, fmt } = useWords();
  const { post, busy, onAct } = state;
  const endsSoon = post.can.includes('renew');
  return (
    <article aria-busy={busy} data-post={post.PostID} className="rounded-card border border-line bg-card p-4 lg:p-5">
      <Head post={post}>
        <PostMenu post={post} busy={busy} onAct={onAct} onRemove={onRemove} />
      </Head>
      <PostStatePanel {...state} />
      <Counts post={post} />
      <Promotion post={post} />
      <div
        className={`mt-4 flex items-start justify-between gap-x-3 gap-y-2 border-t border-line pt-3 text-small text-pretty text-muted ${isSentBack(post) ? '' : 'flex-wrap'}`}
      >
        <div className="flex min-w-0 flex-wrap gap-x-5 gap-y-0.5 empty:hidden">
          <EditsLeft post={post} />
          {post.state === 'approved' && post.expiresAt && !endsSoon ? (
            <span className="flex items-start gap-1.5">
              <CalendarDays aria-hidden="true" className="mt-1 size-4 shrink-0" />
              {t('myPosts.liveUntil', { date: fmt.date(post.expiresAt) })}
            </span>
          ) : null}
        </div>
        <span className="flex flex-wrap justify-end gap-1.5 sm:ml-auto">
          {post.numberProof === 'proved' ? <Tag tone="green">{t('myPosts.numberProved')}</Tag> : null}
          {/* The review clock or the red panel says it already. */}
          {post.review || post.state === 'rejected' ? null : <Tag tone={tones[post.state]}>{t(`enums.postState_${post.state}`)}</Tag>}
          <Tag>{t(`enums.plan_${post.plan}`)}</Tag>
        </span>
      </div>
    </article>
  );
}
