import { Clock, MapPin } from 'lucide-react';
import { dayMs } from '#contracts/durations.ts';
import { languageOf } from '#i18n/detect.ts';
import { useWords } from '#web/platform/language.tsx';
import type { PostFound, SeenPost } from './detail-data.ts';
import { closestArea } from '#web/listings/paths.ts';

/** An edit sooner than this after posting is not worth mentioning. */
const editShownMs = dayMs;

interface DetailHeadProps {
  post: SeenPost;
  written: PostFound['written'];
  said?: PostFound['said'];
  className?: string;
}

export function DetailHead({ post, written, said, className }: DetailHeadProps) {
  const { t, fmt, lng, now } = useWords();
  const closest = closestArea(post.place);
  // Some write the area into the box of the street.
  const street = [closest.bn, closest.en].includes(post.street?.trim() ?? '') ? null : post.street;
  const district = post.place.district[lng];
  const area = [closest.bn, closest.en].some((name) => street?.endsWith(name)) ? district : t('posts.place', { area: closest[lng], district });
  return (
    <div className={className}>
      {said ? <p className="m-0 mb-1 text-ui font-semibold text-primary-ink">{said}</p> : null}
      <h1 lang={written.title} className="m-0 wrap-anywhere">
        {post.postTitle}
      </h1>
      <p className="mt-2 mb-0 flex flex-wrap gap-x-4 gap-y-1 text-ui text-muted [&>span>svg]:mt-1 [&>span>svg]:size-4.5 [&>span>svg]:shrink-0">
        <span className="flex items-start gap-1.5">
          <MapPin aria-hidden="true" />
          <span>
            {street ? <span lang={languageOf(street)}>{street}, </span> : null}
            {area}
          </span>
        </span>
        <span className="flex items-start gap-1.5">
          <Clock aria-hidden="true" />
          <span>
            <time dateTime={post.postDate} title={fmt.dateTime(post.postDate)}>
              {fmt.ago(post.postDate, now)}
            </time>
            {Date.parse(post.lastUpdated) - Date.parse(post.postDate) > editShownMs ? (
              <>
                {' · '}
                <time dateTime={post.lastUpdated}>{t('detail.updated', { time: fmt.ago(post.lastUpdated, now) })}</time>
              </>
            ) : null}
          </span>
        </span>
      </p>
    </div>
  );
}
