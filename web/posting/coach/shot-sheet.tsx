import { Camera, ImagePlus } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { limits } from '#contracts/limits.ts';
import type { PhotoShot } from '#contracts/posts/photo-shots.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Outline } from './outline.tsx';
import { guideOf } from './outlines.ts';
import { hasCamera, useCamera } from './use-camera.ts';

interface ShotSheetProps {
  shot: PhotoShot;
  /** Whether no more photos fit. */
  isFull: boolean;
  onFile: (file: File) => void;
  onClose: () => void;
}

/** The phone's own camera, or its pictures: works in every browser. */
function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useWords();
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    if (file) onFile(file);
  };
  return (
    <label className="relative flex min-h-12 flex-1 cursor-pointer items-center justify-center gap-2 rounded-control border border-control bg-card px-5 text-ui font-semibold hover:border-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="file"
        accept="image/*"
        {...(hasCamera() ? {} : { capture: 'environment' as const })}
        aria-label={t('photos.cameraChoose')}
        onChange={choose}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <ImagePlus aria-hidden="true" className="size-5" />
      {t('photos.cameraChoose')}
    </label>
  );
}

/** How one photo is taken: a drawing with a sentence, and the camera with the drawing over its view. */
export function ShotSheet({ shot, isFull, onFile, onClose }: ShotSheetProps) {
  const { t } = useWords();
  const { video, state, open, shoot } = useCamera();
  const { outline, tip } = guideOf[shot];
  const take = (file: File | undefined): void => {
    if (!file) return;
    onFile(file);
    onClose();
  };
  const camera =
    state === 'open' ? (
      <Button onClick={() => void shoot().then(take)} className="flex-1">
        <Camera aria-hidden="true" className="size-5" />
        {t('photos.cameraShoot')}
      </Button>
    ) : (
      <Button onClick={open} disabled={state === 'starting'} aria-busy={state === 'starting'} className="flex-1">
        <Camera aria-hidden="true" className="size-5" />
        {t('photos.cameraOpen')}
      </Button>
    );
  return (
    <Sheet
      open
      kind="low"
      onClose={onClose}
      title={t(`enums.shot_${shot}`)}
      closeLabel={t('shell.close')}
      footer={
        isFull ? undefined : (
          <>
            {hasCamera() ? camera : null}
            <ChooseFile onFile={take} />
          </>
        )
      }
    >
      <div className="relative mx-auto aspect-4/3 w-full max-w-md overflow-hidden rounded-control bg-sunk">
        {state === 'open' ? (
          <>
            <video ref={video} playsInline muted aria-label={t('photos.cameraGuide')} className="absolute inset-0 size-full object-cover" />
            <Outline name={outline} className="pointer-events-none absolute inset-0 size-full text-white opacity-80 drop-shadow-[0_0_2px_rgba(0,0,0,.9)]" />
          </>
        ) : (
          <Outline name={outline} className="absolute inset-0 m-auto size-[88%] text-primary" />
        )}
      </div>
      <p className="mt-3 mb-0">{state === 'open' ? t('photos.cameraGuide') : t(`photos.tip_${tip}`)}</p>
      <output className="block text-ui text-muted">{state === 'starting' ? t('photos.cameraStarting') : ''}</output>
      {state === 'denied' ? <Notice tone="info">{t('photos.cameraDenied')}</Notice> : null}
      {isFull ? <Notice tone="info">{t('errors.field_imagesMax', { max: limits.posts.imagesMax })}</Notice> : null}
    </Sheet>
  );
}
