import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { areaPath, shownLevels } from '#web/listings/paths.ts';
import { useWords } from '#web/platform/language.tsx';
import { Heart } from '#web/saved/heart.tsx';
import { SharePost } from '#web/posts/share-post.tsx';
import type { SeenPost } from '#web/posts/detail-data.ts';

/** Whether the previous history entry is ours; React Router stores its index in the history state. */
const cameFromHere = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** Back, share and save over the picture on phones. Back is the list that the visitor came from, otherwise that of the area. */
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
        <SharePost post={post} url={url} look="disc" />
        <Heart post={post} look="disc" />
      </span>
    </div>
  );
}
