import { ArrowLeft, Clock, MapPin } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { languageOf } from '#i18n/detect.ts';
import { useWords } from '#web/platform/language.tsx';
import { Heart } from '#web/saved/heart.tsx';
import type { PostFound, SeenPost } from './detail-data.ts';
import { areaPath, closestArea, shownLevels } from '#web/listings/paths.ts';
import { ShareLink } from '#web/listings/share-link.tsx';

/** Whether the previous history entry is ours; React Router stores its index in the history state. */
const cameFromHere = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** Back, share and save over the picture on phones. Back is the list that the visitor came from, else that of the area. */
export function PictureDiscs({ post, url }: { post: SeenPost; url: string }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const list = areaPath(post.type, post.place, shownLevels(post.place).at(-1) ?? 'division');
  return (
    <div className="pointer-events-none absolute -inset-x-2 top-[max(8px,env(safe-area-inset-top))] z-10 flex justify-between lg:hidden print:hidden [&>*]:pointer-events-auto">
      <Link
        to={list}
        aria-label={t('detail.backToList')}
        onClick={(event) => {
          if (!cameFromHere()) return;
          event.preventDefault();
          void navigate(-1);
        }}
        className="grid size-12 place-items-center rounded-full bg-white text-photo-ink shadow-hover"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <span className="flex gap-1.5">
        <ShareLink url={url} title={post.postTitle} look="disc" />
        <Heart post={post} look="disc" />
      </span>
    </div>
  );
}

/** An edit sooner than this after posting is not worth mentioning. */
const dayMs = 86_400_000;

export function DetailHead({ post, written }: { post: SeenPost; written: PostFound['written'] }) {
  const { t, fmt, lng, now } = useWords();
  const area = t('posts.place', { area: closestArea(post.place)[lng], district: post.place.district[lng] });
  return (
    <div className="mt-4 lg:mt-6">
      <h1 lang={written.title} className="m-0 wrap-anywhere">
        {post.postTitle}
      </h1>
      <p className="mt-2 mb-0 flex flex-wrap gap-x-4 gap-y-1 text-ui text-muted [&>span>svg]:mt-1 [&>span>svg]:size-4.5 [&>span>svg]:shrink-0">
        <span className="flex items-start gap-1.5">
          <MapPin aria-hidden="true" />
          <span>
            {post.street ? <span lang={languageOf(post.street)}>{post.street}, </span> : null}
            {area}
          </span>
        </span>
        <span className="flex items-start gap-1.5">
          <Clock aria-hidden="true" />
          <time dateTime={post.postDate} title={fmt.dateTime(post.postDate)}>
            {fmt.ago(post.postDate, now)}
          </time>
          {Date.parse(post.lastUpdated) - Date.parse(post.postDate) > dayMs ? (
            <>
              {' · '}
              <time dateTime={post.lastUpdated}>{t('detail.updated', { time: fmt.ago(post.lastUpdated, now) })}</time>
            </>
          ) : null}
        </span>
      </p>
    </div>
  );
}
