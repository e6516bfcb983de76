import { Sparkles, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { findingsOf, type PhotoFinding } from '#contracts/posts/photo-shots.ts';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { useWords } from '#web/platform/language.tsx';
import type { Photo } from './photo-list.ts';
import type { Photos } from './use-photos.ts';

const MendSheet = lazy(async () => ({ default: (await loadChunk(() => import('#web/posting/coach/mend-sheet.tsx'))).MendSheet }));

/** What a device can mend. */
const mendable: readonly PhotoFinding[] = ['dark', 'tilted', 'screenshot'];

const button = 'control inline-flex min-h-12 items-center gap-2 rounded-control px-2 -ml-2 text-ui font-semibold text-link hover:bg-primary-tint';

/** Below a photo: what would make it better, in one sentence, and what a press does about it. */
export function PhotoNote({ photo, at, photos }: { photo: Photo; at: number; photos: Photos }) {
  const { t } = useWords();
  const [mending, setMending] = useState(false);
  const findings = findingsOf(photo.shot, photo.findings ?? []);
  const [finding] = findings;
  const canMend = findings.some((one) => mendable.includes(one));
  if (!finding && !photo.before) return null;
  return (
    <div className="pt-1.5 text-ui">
      {finding ? <p className="m-0">{t(`photos.finding_${finding}`)}</p> : <p className="m-0 text-primary-ink">{t('photos.mended')}</p>}
      {canMend ? (
        <button type="button" aria-label={t('photos.mendOf', { number: at + 1 })} onClick={() => setMending(true)} className={button}>
          <Sparkles aria-hidden="true" className="size-4.5" />
          {t('photos.mend')}
        </button>
      ) : null}
      {photo.before ? (
        <button type="button" onClick={() => photos.unmend(photo.id)} className={button}>
          <Undo2 aria-hidden="true" className="size-4.5" />
          {t('photos.mendUndo')}
        </button>
      ) : null}
      {mending ? (
        <Suspense>
          <MendSheet
            photo={photo}
            onClose={() => setMending(false)}
            onUse={(made) => {
              photos.mend(photo.id, made);
              setMending(false);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
