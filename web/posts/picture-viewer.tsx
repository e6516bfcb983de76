import { useMemo, useState } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import type { PostImage } from '#contracts/posts.ts';
import { useWords } from '#web/platform/language.tsx';

/** The widths of a `srcset`, with the heights that follow from the picture's shape. */
const sourcesOf = ({ srcset, w, h }: PostImage) =>
  srcset.split(', ').map((entry) => {
    const [src = '', width = '0w'] = entry.split(' ');
    return { src, width: Number.parseInt(width, 10), height: Math.round((Number.parseInt(width, 10) * h) / w) };
  });

interface PictureViewerProps {
  images: readonly PostImage[];
  title: string;
  index: number;
  /** A text below each picture; none where it is undefined. */
  captions?: readonly (string | undefined)[];
  onClose: () => void;
}

/** The pictures in the whole window: swipe, arrow keys, zoom by fingers, wheel or button. Fetched with the first press. */
export default function PictureViewer({ images, title, index, captions, onClose }: PictureViewerProps) {
  const { t } = useWords();
  const [shown, setShown] = useState(index);
  // Memoised while open: a new array would reset the viewer to its first picture.
  const slides = useMemo(
    () =>
      images.map((image, at) => ({
        src: image.src,
        srcSet: sourcesOf(image),
        width: image.w,
        height: image.h,
        alt: captions?.[at] ?? t('posts.pictureOf', { title, number: at + 1 }),
      })),
    [images, title, captions, t],
  );
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      plugins={[Fullscreen, Zoom]}
      on={{ view: ({ index: at }) => setShown(at) }}
      render={{
        controls: () => (
          <p aria-hidden="true" className="control absolute top-0 left-0 m-0 px-4 py-3 text-white">
            {t('detail.pictureCount', { number: shown + 1, total: images.length })}
          </p>
        ),
        slideFooter: ({ slide }) => {
          const caption = captions?.[slides.findIndex((one) => one === slide)];
          return caption ? <p className="absolute inset-x-0 bottom-0 m-0 bg-photo-veil px-4 py-3 text-center text-white">{caption}</p> : null;
        },
      }}
      labels={{
        Previous: t('detail.viewerPrevious'),
        Next: t('detail.viewerNext'),
        Close: t('shell.close'),
        'Enter Fullscreen': t('detail.viewerFull'),
        'Exit Fullscreen': t('detail.viewerWindow'),
        'Zoom in': t('detail.viewerZoomIn'),
        'Zoom out': t('detail.viewerZoomOut'),
        Lightbox: t('detail.pictures'),
        'Photo gallery': t('detail.pictures'),
        '{index} of {total}': t('detail.pictureCount', { number: '{index}', total: '{total}' }),
      }}
      carousel={{ finite: true }}
      controller={{ closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
      slides={slides}
    />
  );
}
