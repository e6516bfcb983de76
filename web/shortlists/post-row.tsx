import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { detailPath } from '#contracts/posts/detail-path.ts';
import type { ShortlistPost, ShortlistVisitor } from '#contracts/posts/shortlists.ts';
import { languageOf } from '#i18n/detect.ts';
import { closestArea } from '#web/listings/paths.ts';
import { useWords } from '#web/platform/language.tsx';
import { SavedCover, SavedPrice, SavedSpecs } from '#web/saved/saved-card.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Answers, answersTo, Counts } from '#web/family/answers.tsx';

/** What is in the place of a post that went off line. */
function GonePost({ title }: { title: string }) {
  const { t } = useWords();
  return (
    <div className="px-4 pt-4">
      <Tag tone="gold">{t('shortlists.gonePost')}</Tag>
      <h2 lang={languageOf(title)} className="mt-2 mb-0 !font-text !text-base !leading-normal !font-medium break-words text-muted [word-spacing:0]">
        {title}
      </h2>
      <p className="mt-1 mb-0 text-small text-muted">{t('shortlists.gonePostText')}</p>
    </div>
  );
}

function LivePost({ card, children }: { card: NonNullable<ShortlistPost['card']>; children: ReactNode }) {
  const { t, lng } = useWords();
  const { postId, type, postTitle, price, priceUnits, place, state } = card;
  return (
    <div className="relative grid min-w-0 sm:grid-cols-[15rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr]">
      <div className="relative aspect-16/10 bg-sunk max-sm:[&_img]:object-[50%_85%] sm:row-span-2 sm:aspect-auto sm:min-h-45">
        <SavedCover post={card} />
        {state === 'sold' || state === 'rented' ? (
          <span className="absolute inset-x-0 bottom-0 bg-photo-veil py-2 text-center font-semibold text-white">{t(`posts.${state}`)}</span>
        ) : null}
      </div>
      <div className="min-w-0 px-4 pt-3">
        {price !== null && priceUnits ? <SavedPrice post={card} price={price} priceUnits={priceUnits} /> : null}
        <h2 lang={languageOf(postTitle)} className="mt-1 mb-0 !font-text !text-base !leading-normal !font-medium break-words [word-spacing:0]">
          <Link to={detailPath({ type, PostID: postId })} className="card-link text-ink no-underline">
            {postTitle}
          </Link>
        </h2>
        <p className="mt-1 mb-0 flex items-center gap-1.5 text-ui text-muted">
          <MapPin aria-hidden="true" className="size-4.25 shrink-0" />
          {t('posts.place', { area: closestArea(place)[lng], district: place.district[lng] })}
        </p>
        <SavedSpecs post={card} />
      </div>
      <div className="relative z-1">{children}</div>
    </div>
  );
}

interface PostRowProps {
  post: ShortlistPost;
  visitors: readonly ShortlistVisitor[];
  /** The visitor of this device. */
  own?: string | undefined;
  /** How one answers. */
  children?: ReactNode;
}

/** A few names with their thumbs are counted by looking. */
const countedFrom = 4;

/** A post of a shortlist with what is said of it. */
export function PostRow({ post, visitors, own, children }: PostRowProps) {
  const { t } = useWords();
  const answers = answersTo(visitors, post.postId);
  const said = (
    <div className="grid gap-3 px-4 pt-3 pb-4">
      {children}
      {answers.length >= countedFrom ? <Counts answers={answers} /> : null}
      {answers.length === 0 && visitors.length > 0 && !children ? <p className="m-0 text-ui text-muted">{t('shortlists.noVisitors')}</p> : null}
      <Answers answers={answers} own={own} />
    </div>
  );
  return (
    <article className="overflow-hidden rounded-card border border-line bg-card">
      {post.card ? (
        <LivePost card={post.card}>{said}</LivePost>
      ) : (
        <>
          <GonePost title={post.postTitle} />
          {said}
        </>
      )}
    </article>
  );
}
