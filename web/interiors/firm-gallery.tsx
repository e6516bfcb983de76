import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import type { SeenFirm } from './firm-data.ts';
import { BeforeAfterPairs, pairsOf } from './pictures/before-after.tsx';
import { Masonry } from './masonry.tsx';
import { galleryPath } from './paths.ts';

/** The first pictures of the firm's work, with the way to all of them. */
export function FirmGallery({ firm }: { firm: SeenFirm }) {
  const { t, lng } = useWords();
  const { pairs, others } = pairsOf(firm.gallery);
  return (
    <section aria-labelledby="gallery">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="gallery" className="m-0">
          {t('interiors.gallery')}
        </h2>
        {firm.galleryTotal > 0 ? (
          <Link
            to={galleryPath(firm.PostID)}
            className="control inline-flex min-h-12 items-center gap-1 text-ui font-semibold text-link no-underline hover:underline"
          >
            {t('interiors.galleryAll', { count: firm.galleryTotal })}
            <ChevronRight aria-hidden="true" className="size-4" />
          </Link>
        ) : null}
      </div>
      {firm.gallery.length > 0 ? (
        <>
          <BeforeAfterPairs pairs={pairs} />
          <Masonry images={others} title={firm.companyName[lng]} />
        </>
      ) : (
        <p className="m-0 text-muted">{t('interiors.galleryNone')}</p>
      )}
    </section>
  );
}
