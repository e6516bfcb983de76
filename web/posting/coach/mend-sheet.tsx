import { useEffect, useState } from 'react';
import { useWords } from '#web/platform/language.tsx';
import type { Shrunk } from '#web/platform/image/shrink.ts';
import type { Photo } from '#web/posting/photos/photo-list.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import { lookAt } from './looking.ts';
import { mend } from './mend.ts';
import { openPhoto } from './small-copy.ts';

type Result = { made: Shrunk; url: string } | 'failed' | undefined;

async function mended(photo: Photo): Promise<Shrunk | undefined> {
  const [picture, looked] = await Promise.all([openPhoto(photo), lookAt(photo)]);
  try {
    return picture && looked ? await mend(picture, looked) : undefined;
  } finally {
    picture?.close();
  }
}

/** The mended photo, with its address for as long as the sheet is open. */
function useMended(photo: Photo): Result {
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    let url: string | undefined;
    let ended = false;
    mended(photo)
      .then((made) => {
        if (ended) return;
        url = made && URL.createObjectURL(made.blob);
        setResult(made && url ? { made, url } : 'failed');
      })
      .catch(() => setResult('failed'));
    return () => {
      ended = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [photo]);
  return result;
}

function Side({ label, url }: { label: string; url: string | undefined }) {
  return (
    <figure className="m-0">
      <figcaption className="mb-1 text-small text-muted">{label}</figcaption>
      {url ? (
        <img src={url} alt={label} className="max-h-[40dvh] w-full rounded-control bg-sunk object-contain" />
      ) : (
        <Bone className="aspect-4/3 w-full rounded-control" />
      )}
    </figure>
  );
}

/** A photo before and after it is mended; nothing changes before a press. */
export function MendSheet({ photo, onUse, onClose }: { photo: Photo; onUse: (made: Shrunk) => void; onClose: () => void }) {
  const { t } = useWords();
  // As it was when the sheet opened.
  const [opened] = useState(photo);
  const result = useMended(opened);
  const made = typeof result === 'object' ? result : undefined;
  return (
    <Sheet
      open
      kind="low"
      onClose={onClose}
      title={t('photos.mendTitle')}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button kind="outline" onClick={onClose} className="flex-1">
            {t('photos.mendLeave')}
          </Button>
          <Button disabled={!made} onClick={() => made && onUse(made.made)} className="flex-1">
            {t('photos.mendUse')}
          </Button>
        </>
      }
    >
      {result === 'failed' ? <Notice tone="danger">{t('photos.mendFailed')}</Notice> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <Side label={t('photos.mendBefore')} url={opened.url} />
        <Side label={t('photos.mendAfter')} url={made?.url} />
      </div>
      <output className="sr-only">{made ? t('photos.mendReady') : ''}</output>
    </Sheet>
  );
}
