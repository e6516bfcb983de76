import { lazy, type MouseEvent, Suspense, useState } from 'react';
import type { GalleryImage } from '#contracts/offers/firm-pictures.ts';
import { Picture } from '#web/listings/post-picture.tsx';
import { useWords } from '#web/platform/language.tsx';

const Viewer = lazy(() => import('#web/posts/pictures/picture-viewer.tsx'));

type Shown = GalleryImage & { blur?: string | undefined };

interface MasonryProps {
  images: readonly Shown[];
  /** Whose pictures they are. */
  title: string;
  /** With a line below each; all have one shape then, so that rows line up. */
  captions?: boolean;
  /** How many of the first are loaded at once. */
  eager?: number;
}

/** Two or four balanced over three columns would leave the last one empty. */
const fillThree = (count: number): boolean => count !== 2 && count !== 4;

/** Pictures in their own shapes: two columns on phones, three on wide screens. A press opens one in the whole window, without scripts as a file. */
export function Masonry({ images, title, captions = false, eager = 0 }: MasonryProps) {
  const { t, lng } = useWords();
  const [enlarged, setEnlarged] = useState<number>();
  const textOf = ({ caption, category }: Shown): string => caption?.[lng] ?? t(`enums.interiorCategory_${category}`);
  const enlarge = (event: MouseEvent, index: number): void => {
    // With a modifier key the browser opens the picture in a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setEnlarged(index);
  };
  return (
    <>
      <ul
        className={`m-0 list-none p-0 ${captions ? 'grid grid-cols-2 gap-x-2 gap-y-3 lg:grid-cols-3 lg:gap-x-4' : `columns-2 gap-2 ${fillThree(images.length) ? 'lg:columns-3' : ''}`}`}
      >
        {images.map((image, index) => (
          <li key={image.id} className={captions ? undefined : 'mb-2 break-inside-avoid'}>
            <Picture
              image={image}
              alt=""
              subject={textOf(image)}
              eager={index < eager}
              link={{
                href: image.src,
                'aria-label': `${t('interiors.enlarge', { number: index + 1 })}: ${textOf(image)}`,
                onClick: (event) => enlarge(event, index),
                style: { aspectRatio: captions ? '4 / 3' : `${image.w} / ${image.h}`, ...(image.blur ? { backgroundImage: `url("${image.blur}")` } : {}) },
                className: 'relative block cursor-zoom-in overflow-hidden rounded-control bg-sunk bg-cover',
              }}
              sizes="(min-width: 1200px) 280px, (min-width: 900px) 30vw, 50vw"
              className={captions ? undefined : 'block h-auto w-full'}
            />
            {captions ? <p className="mt-1 mb-0 line-clamp-1 text-small text-muted">{textOf(image)}</p> : null}
          </li>
        ))}
      </ul>
      {enlarged === undefined ? null : (
        <Suspense>
          <Viewer images={images} title={title} captions={images.map(textOf)} index={enlarged} onClose={() => setEnlarged(undefined)} />
        </Suspense>
      )}
    </>
  );
}
