import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import type { StaffPost } from '#contracts/staff/moderation.ts';
import { useWords } from '#web/platform/language.tsx';
import { useBackCloses } from '#web/platform/hooks/use-back-closes.ts';

/** The pictures in the whole window, to look at closely. Fetched with the first press. */
export default function PictureViewer({ post, index, onClose }: { post: StaffPost; index: number; onClose: () => void }) {
  const { t } = useWords();
  useBackCloses(true, onClose);
  const labels = {
    Previous: t('moderation.previous'),
    Next: t('moderation.next'),
    Close: t('shell.close'),
    'Zoom in': t('moderation.zoomIn'),
    'Zoom out': t('moderation.zoomOut'),
    Lightbox: t('moderation.pictures'),
    'Photo gallery': t('moderation.pictures'),
  };
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      plugins={[Zoom]}
      labels={labels}
      carousel={{ finite: true }}
      zoom={{ maxZoomPixelRatio: 3 }}
      slides={post.images.map((image, at) => ({
        src: image.src,
        width: image.w,
        height: image.h,
        alt: t('posts.pictureOf', { title: post.postTitle, number: at + 1 }),
      }))}
    />
  );
}
