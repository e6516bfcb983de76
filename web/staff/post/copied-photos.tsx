import { FlipHorizontal2 } from 'lucide-react';
import { Link } from 'react-router';
import type { CopiedPhoto, StaffPost } from '#contracts/staff/moderation.ts';
import type { PostImage } from '#contracts/posts/posts.ts';
import { Picture } from '#web/listings/post-picture.tsx';
import { useWords } from '#web/platform/language.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { OwnersPosts } from './owners-posts.tsx';

interface SideProps {
  image: PostImage;
  title: string;
  submittedAt: string;
  isEarlier: boolean;
}

/** One of the two: the photo whole, whose it is, and whether it came first. */
function Side({ image, title, submittedAt, isEarlier }: SideProps) {
  const { t, fmt } = useWords();
  return (
    <figure className="m-0 min-w-0">
      <div className="relative aspect-4/3 overflow-hidden rounded-control bg-sunk">
        <Picture image={image} alt={title} sizes="(min-width: 900px) 320px, 45vw" className="absolute inset-0 size-full object-contain" />
      </div>
      <figcaption className="mt-1.5 text-small">
        <b className="block font-semibold">{title}</b>
        <span className="block text-muted">{fmt.dateTime(submittedAt)}</span>
        <Tag tone={isEarlier ? 'green' : 'clay'}>{t(isEarlier ? 'moderation.copiesEarlier' : 'moderation.copiesLater')}</Tag>
      </figcaption>
    </figure>
  );
}

function Copy({ post, copy }: { post: StaffPost; copy: CopiedPhoto }) {
  const { t, fmt } = useWords();
  const { index, image, mirrored, other } = copy;
  const number = fmt.plain(other.PostID);
  const isEarlier = Date.parse(post.submittedAt) < Date.parse(other.submittedAt);
  return (
    <li className="border-b border-line py-3 last:border-b-0">
      <div className="grid grid-cols-2 gap-3">
        <Side image={image} title={t('moderation.copiesHere', { number: index + 1 })} submittedAt={post.submittedAt} isEarlier={isEarlier} />
        <Side image={other.image} title={t('moderation.copiesThere', { number })} submittedAt={other.submittedAt} isEarlier={!isEarlier} />
      </div>
      {mirrored ? (
        <p className="mt-2 mb-0 flex items-center gap-2 text-ui">
          <FlipHorizontal2 aria-hidden="true" className="size-5 shrink-0" />
          {t('moderation.copiesMirrored')}
        </p>
      ) : null}
      <p className="mt-2 mb-0 text-ui wrap-anywhere">
        {other.postTitle} <Tag>{t(`moderation.state_${other.state}`)}</Tag>
      </p>
      <p className="mt-1 mb-0 text-ui">
        <b className="font-semibold">{t('moderation.copiesOwner', { name: other.owner.name })}</b> ·{' '}
        {t('moderation.ownerSince', { date: fmt.date(other.owner.joinDate) })}
      </p>
      <OwnersPosts history={other.ownerHistory} />
      <Link to={`/admin/posts/${other.PostID}`} className="control inline-flex min-h-12 items-center text-ui font-semibold text-link">
        {t('moderation.copiesOpen', { number })}
      </Link>
    </li>
  );
}

/** Photos of the post beside the same photos in posts of other people, with who those are. */
export function CopiedPhotos({ post, copies }: { post: StaffPost; copies: readonly CopiedPhoto[] }) {
  const { t } = useWords();
  return (
    <section className="mt-3 rounded-card border border-danger px-4 py-3">
      <h2 className="m-0 text-h3">{t('moderation.copiesTitle', { count: new Set(copies.map(({ index }) => index)).size })}</h2>
      <ul className="m-0 mt-1 list-none p-0">
        {copies.map((copy) => (
          <Copy key={`${copy.index} ${copy.other.PostID}`} post={post} copy={copy} />
        ))}
      </ul>
    </section>
  );
}
