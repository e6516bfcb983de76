import { Camera } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useMemo, useRef, useState } from 'react';
import { useWords } from '#web/platform/language.tsx';
import type { SeenImage, SeenPost } from '#web/posts/detail-data.ts';
import { Picture, PostPicture } from '#web/listings/post-picture.tsx';
import { pressedAt } from '#web/platform/pressed-card.ts';
import { detailPath } from '#contracts/posts/detail-path.ts';
import { cellShape, galleryShape } from './gallery-shapes.ts';

const Viewer = lazy(() => import('./picture-viewer.tsx'));

/** How wide a picture is shown beside others on wide screens: half of the gallery, or one of its small cells. */
const sizesOf = (index: number, count: number): string => {
  const half = index === 0 || count === 2;
  const wide = count === 1 ? '792px' : half ? '600px' : '300px';
  const widest = count === 1 ? '1112px' : half ? '757px' : '375px';
  return `(min-width: 1600px) ${widest}, (min-width: 900px) ${wide}, 100vw`;
};

const blurred = ({ blur }: SeenImage) => (blur ? { backgroundImage: `url("${blur}")` } : undefined);

const chip = 'control absolute flex items-center gap-2 rounded-tag bg-photo-veil px-2.5 py-1.5 text-small leading-none text-white';

/** What each picture shows, where its sender said. */
export function useCaptions(images: readonly SeenImage[]): readonly (string | undefined)[] {
  const { t } = useWords();
  return useMemo(() => images.map(({ shot }) => (shot ? t(`enums.shot_${shot}`) : undefined)), [images, t]);
}

/** What is said to screen readers of a press on a picture: what it shows, then what happens. */
const named = (caption: string | undefined, deed: string): string => (caption ? `${caption}: ${deed}` : deed);

interface StripProps {
  images: readonly SeenImage[];
  active: number;
  onChoose: (index: number) => void;
}

/** The small pictures below the large one on phones. */
function Strip({ images, active, onChoose }: StripProps) {
  const { t } = useWords();
  const captions = useCaptions(images);
  return (
    <ul className="m-0 flex list-none gap-1.5 px-4 pt-2 lg:hidden print:hidden">
      {images.map((image, index) => (
        <li key={image.src} className="max-w-20 flex-1">
          <a
            href={`#picture-${index + 1}`}
            aria-label={named(captions[index], t('detail.showPicture', { number: index + 1 }))}
            aria-current={index === active ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(index);
            }}
            style={blurred(image)}
            className="relative block aspect-4/3 overflow-hidden rounded-control bg-sunk bg-cover outline-offset-2 aria-[current]:outline-2 aria-[current]:outline-primary focus-visible:outline-3 focus-visible:outline-focus"
          >
            <Picture image={image} alt="" sizes="64px" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The name of the room in the corner of its picture; a press goes through it. */
function Caption({ isFirst, children }: { isFirst: boolean; children: string }) {
  return <span className={`${chip} pointer-events-none bottom-3 left-3 print:static ${isFirst ? '' : 'lg:bottom-2 lg:left-2'}`}>{children}</span>;
}

/** All pictures of a post, or the drawing of its kind. */
export function Gallery({ post }: { post: SeenPost }) {
  if (post.images.length > 0)
    return (
      <Pictures
        images={post.images}
        title={post.postTitle}
        first={pressedAt(detailPath(post))?.src}
        canCall={post.state !== 'sold' && post.state !== 'rented'}
      />
    );
  return (
    <div className="relative -mx-4 aspect-4/3 bg-sunk lg:mx-0 lg:aspect-auto lg:h-80 lg:overflow-hidden lg:rounded-panel">
      <PostPicture post={post} sizes="100vw" eager />
    </div>
  );
}

interface PicturesProps {
  images: readonly SeenImage[];
  title: string;
  /** A smaller file of the first picture that is here already: behind it until it comes. */
  first?: string | undefined;
  /** Whether its page has a button to call. */
  canCall?: boolean;
}

/** On phones a row to swipe, on wide screens side by side. A press opens one in the whole window, without scripts as a file. */
export function Pictures({ images, title, first, canCall = false }: PicturesProps) {
  const { t } = useWords();
  const row = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  const [enlarged, setEnlarged] = useState<number>();
  const captions = useCaptions(images);
  const swiped = (): void => {
    if (row.current) setActive(Math.round(row.current.scrollLeft / Math.max(1, row.current.clientWidth)));
  };
  const choose = (index: number): void =>
    row.current?.scrollTo({ left: index * row.current.clientWidth, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  const call = (): void => {
    setEnlarged(undefined);
    // The form of the page that is in sight: the bar of phones, or the one beside the price.
    [...document.querySelectorAll<HTMLFormElement>('form[action="#contact"]')].find((form) => form.checkVisibility())?.requestSubmit();
  };
  const enlarge = (event: MouseEvent, index: number): void => {
    // With a modifier key the browser opens the picture in a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setEnlarged(index);
  };
  return (
    <section aria-label={t('detail.pictures')} className="-mx-4 lg:mx-0">
      <div className="relative">
        <ul
          ref={row}
          onScroll={swiped}
          className={`m-0 flex list-none snap-x snap-mandatory overflow-x-auto p-0 [scrollbar-width:none] lg:grid lg:gap-1.5 lg:overflow-hidden lg:rounded-panel ${galleryShape(images.length)}`}
        >
          {images.map((image, index) => (
            <li
              key={image.src}
              id={`picture-${index + 1}`}
              style={index === 0 && first ? { backgroundImage: `url("${first}")` } : blurred(image)}
              className={`relative isolate aspect-4/3 w-full shrink-0 snap-center overflow-hidden bg-sunk bg-cover print:aspect-2/1 lg:aspect-auto lg:w-auto ${cellShape(index, images.length)}`}
            >
              <Picture
                image={image}
                alt={captions[index] ?? ''}
                subject={captions[index] ?? t('posts.pictureOf', { title, number: index + 1 })}
                eager={index === 0}
                link={{
                  href: image.src,
                  'aria-label': named(captions[index], t('detail.enlarge', { number: index + 1 })),
                  onClick: (event) => enlarge(event, index),
                  className: 'absolute inset-0 cursor-zoom-in focus-visible:-outline-offset-4',
                }}
                sizes={sizesOf(index, images.length)}
              />
              {captions[index] ? <Caption isFirst={index === 0}>{captions[index]}</Caption> : null}
            </li>
          ))}
        </ul>
        {images.length > 1 ? (
          <>
            <span aria-hidden="true" className={`${chip} right-3 bottom-3 lg:hidden`}>
              {t('detail.pictureCount', { number: active + 1, total: images.length })}
            </span>
            <span className="pointer-events-none absolute right-4 bottom-4 hidden min-h-12 items-center gap-2 rounded-control bg-white px-4 text-ui font-semibold text-photo-ink lg:flex print:hidden">
              <Camera aria-hidden="true" className="size-5" />
              {t('detail.allPictures', { count: images.length })}
            </span>
          </>
        ) : null}
      </div>
      {images.length > 1 ? <Strip images={images} active={active} onChoose={choose} /> : null}
      {enlarged === undefined ? null : (
        <Suspense>
          <Viewer
            images={images}
            title={title}
            captions={captions}
            index={enlarged}
            onCall={canCall ? call : undefined}
            onClose={() => setEnlarged(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}
