import { CloudCheck, CloudUpload, Smartphone } from 'lucide-react';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { keptState } from './kept-state.ts';

const bytesOfKb = 1000;

/** Below the photos of a new post: whether another device has them too, and what a press does where they wait. */
export function PhotosKept() {
  const { t, fmt } = useWords();
  const state = keptState.use();
  if (!state) return null;
  const { waiting, bytes, stuck, missing, now } = state;
  if (stuck && waiting + missing > 0) {
    return (
      <div className="mt-3 rounded-control border border-line bg-sunk px-4 py-3 text-ui">
        <p className="m-0 flex gap-3">
          <Smartphone aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {waiting > 0 ? t('posting.photosWait', { count: waiting }) : t('posting.photosNotFetched', { count: missing })}
        </p>
        <Button kind="outline" className="mt-2" onClick={now}>
          {waiting > 0 ? t('posting.photosSendNow', { size: fmt.number(Math.max(1, Math.round(bytes / bytesOfKb))) }) : t('posting.photosFetchNow')}
        </Button>
      </div>
    );
  }
  const Icon = waiting + missing > 0 ? CloudUpload : CloudCheck;
  return (
    <output className="mt-3 flex gap-2 text-ui text-muted">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {waiting > 0 ? t('posting.photosKeeping') : missing > 0 ? t('posting.photosFetching') : t('posting.photosInAccount')}
    </output>
  );
}
