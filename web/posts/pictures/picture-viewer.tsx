import { useEffect, useMemo, useState } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import './picture-viewer.css';
import type { PostImage } from '#contracts/posts/posts.ts';
import { ViewerFoot } from './viewer-foot.tsx';
import { PictureOnTap } from '#web/listings/picture-on-tap.tsx';
import { savedSource } from '#web/listings/saved-source.ts';
import { tappedFile, useTapCount } from '#web/listings/tapped-photos.ts';
import { useDataSaver } from '#web/platform/data-saver.ts';
import { useWords } from '#web/platform/language.tsx';
import { useBackCloses } from '#web/platform/hooks/use-back-closes.ts';

/** The widths of a `srcset`, with the heights that follow from the picture's shape. */
const sourcesOf = ({ srcset, w, h }: PostImage) =>
  srcset.split(', ').map((entry) => {
    const [src = '', width = '0w'] = entry.split(' ');
    return { src, width: Number.parseInt(width, 10), height: Math.round((Number.parseInt(width, 10) * h) / w) };
  });

const wholeScreen = '100vw';

/** The strip below; where data is saved it would fetch what no one asked for. */
const strip = { position: 'bottom', width: 64, height: 48, border: 2, borderRadius: 8, padding: 0, gap: 8, imageFit: 'cover', vignette: false } as const;

/** Where data is saved: the file that a tap on the page has fetched already, otherwise the one that a tap here fetches. */
function savedSlide(image: PostImage) {
  const source = savedSource(image, wholeScreen);
  const { src, width, height } = tappedFile(image, source) ?? source;
  return { src, width, height };
}

interface PictureViewerProps {
  images: readonly PostImage[];
  title: string;
  index: number;
  /** A text below each picture; none where it is undefined. */
  captions?: readonly (string | undefined)[];
  /** Asks for the number of whoever posted the pictures. */
  onCall?: (() => void) | undefined;
  onClose: () => void;
}

/** The pictures in the whole window: swipe, arrow keys, zoom by fingers, wheel or button. Fetched with the first press. */
export default function PictureViewer({ images, title, index, captions, onCall, onClose }: PictureViewerProps) {
  const { t } = useWords();
  useBackCloses(true, onClose);
  const [shown, setShown] = useState(index);
  const saver = useDataSaver();
  const taps = useTapCount();
  // The button that was pressed is gone: the arrow keys go on from the viewer.
  useEffect(() => {
    if (saver) document.querySelector<HTMLElement>('.yarl__container')?.focus();
  }, [saver, taps]);
  // Memoised while open: a new array would reset the viewer to its first picture.
  const slides = useMemo(
    () =>
      images.map((image, at) => ({
        ...(saver ? savedSlide(image) : { src: image.src, srcSet: sourcesOf(image), width: image.w, height: image.h }),
        alt: captions?.[at] ?? t('posts.pictureOf', { title, number: at + 1 }),
      })),
    [images, title, captions, t, saver],
  );
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      className="picture-viewer"
      plugins={saver || images.length === 1 ? [Fullscreen, Zoom] : [Fullscreen, Thumbnails, Zoom]}
      thumbnails={strip}
      on={{ view: ({ index: at }) => setShown(at) }}
      render={{
        slide: ({ slide }) => {
          const at = slides.findIndex((one) => one === slide);
          const image = images[at];
          if (!saver || !image || tappedFile(image, savedSource(image, wholeScreen))) return undefined;
          return (
            <div className="relative size-full">
              <PictureOnTap image={image} alt="" subject={t('posts.pictureOf', { title, number: at + 1 })} sizes={wholeScreen} />
            </div>
          );
        },
        controls: () => (
          <>
            <p aria-hidden="true" className="control absolute top-0 left-0 m-0 px-4 py-3 text-white">
              {t('detail.pictureCount', { number: shown + 1, total: images.length })}
            </p>
            <ViewerFoot onCall={onCall} hasStrip={!saver && images.length > 1} />
          </>
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
      // Where data is saved the neighbours wait until they are swiped to.
      // A picture fills the width of a phone.
      carousel={{ finite: true, preload: saver ? 0 : 2, padding: 0, spacing: 0 }}
      controller={{ closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
      slides={slides}
    />
  );
}
