import { lazy, Suspense } from 'react';
import type { StaffPost } from '#contracts/staff/moderation.ts';
import type { PhotoContacts } from '#contracts/staff/post-flags.ts';
import { useWords } from '#web/platform/language.tsx';
import { Picture } from '#web/listings/post-picture.tsx';

const Viewer = lazy(() => import('./picture-viewer.tsx'));

/** How the cells after the first fill the two rows beside it, by how many there are. */
const beside = ['', 'lg:col-span-2 lg:row-span-2', 'lg:col-span-2', 'lg:last:col-span-2', ''];

interface PostPicturesProps {
  post: StaffPost;
  /** Which picture is enlarged. */
  enlarged: number | undefined;
  onEnlarge: (index: number | undefined) => void;
}

/** What the device of the sender found; nobody has checked it. */
function Findings({ photos }: { photos: StaffPost['photoFindings'] }) {
  const { t, fmt } = useWords();
  const found = photos.flatMap((findings, at) =>
    findings.length > 0 ? [{ at, text: fmt.list(findings.map((finding) => t(`moderation.finding_${finding}`))) }] : [],
  );
  if (found.length === 0) return null;
  return (
    <div className="mt-2 text-ui">
      <p className="m-0 text-small text-muted">{t('moderation.findings')}</p>
      <ul className="m-0 list-none p-0">
        {found.map(({ at, text }) => (
          <li key={at}>{t('moderation.findingsOf', { number: at + 1, text })}</li>
        ))}
      </ul>
    </div>
  );
}

/** Numbers and names of other sites that a machine read. */
function ReadInPhotos({ photos }: { photos: readonly PhotoContacts[] }) {
  const { t, fmt } = useWords();
  if (photos.length === 0) return null;
  return (
    <div className="mt-2 text-ui">
      <p className="m-0 text-small text-muted">{t('moderation.readInPhotos')}</p>
      <ul className="m-0 list-none p-0">
        {photos.map(({ index, numbers, sites }) => (
          <li key={index} className="wrap-anywhere">
            {t('moderation.readInPhoto', { number: index + 1, text: fmt.list([...numbers.map(fmt.phone), ...sites]) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All pictures of a post, the first one large; a press enlarges one to the whole window. */
export function PostPictures({ post, enlarged, onEnlarge }: PostPicturesProps) {
  const { t } = useWords();
  const { images } = post;
  if (images.length === 0) return <p className="m-0 rounded-card bg-sunk px-4 py-8 text-center text-muted">{t('moderation.noPictures')}</p>;
  const rest = beside[images.length - 1] ?? '';
  return (
    <>
      <ul className="m-0 grid list-none grid-cols-2 gap-1.5 overflow-hidden rounded-card p-0 lg:aspect-2/1 lg:grid-cols-4 lg:grid-rows-2">
        {images.map((image, index) => (
          <li
            key={image.src}
            className={`relative lg:aspect-auto ${index > 0 && index === images.length - 1 && index % 2 === 1 ? 'aspect-2/1 max-lg:col-span-2' : 'aspect-4/3'} ${index > 0 ? rest : `col-span-2 lg:row-span-2 ${images.length === 1 ? 'lg:col-span-4' : ''}`}`}
          >
            <button
              type="button"
              aria-label={`${image.shot ? `${t(`enums.shot_${image.shot}`)}: ` : ''}${t('moderation.enlarge', { number: index + 1 })}`}
              onClick={() => onEnlarge(index)}
              className="absolute inset-0 cursor-zoom-in overflow-hidden bg-sunk focus-visible:-outline-offset-4"
            >
              <Picture image={image} alt="" sizes={index === 0 ? '(min-width: 900px) 640px, 100vw' : '(min-width: 900px) 320px, 50vw'} />
            </button>
            {image.shot ? (
              <span className="control pointer-events-none absolute bottom-2 left-2 rounded-tag bg-photo-veil px-2 py-1 text-small leading-none text-white">
                {t(`enums.shot_${image.shot}`)}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <Findings photos={post.photoFindings} />
      <ReadInPhotos photos={post.photoContacts} />
      {enlarged === undefined ? null : (
        <Suspense>
          <Viewer post={post} index={enlarged} onClose={() => onEnlarge(undefined)} />
        </Suspense>
      )}
    </>
  );
}
