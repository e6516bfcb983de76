import { ImagePlus, LoaderCircle, X } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { limits } from '#contracts/limits.ts';
import { faultText } from '#web/platform/calls/fault-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { ErrorText } from '#web/ui/field.tsx';
import type { ReviewPhotosState } from './use-review-photos.ts';

const { imagesMax } = limits.reviews;
const accepted = 'image/jpeg,image/png,.jpg,.jpeg,.png';
const id = 'review-images';

function AddTile({ photos, disabled }: { photos: ReviewPhotosState; disabled: boolean }) {
  const { t } = useWords();
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    photos.add([...(event.target.files ?? [])]);
    // The same file may be chosen again after it was removed.
    event.target.value = '';
  };
  const Icon = photos.busy ? LoaderCircle : ImagePlus;
  return (
    <label className="relative grid size-24 cursor-pointer place-items-center rounded-control border-2 border-dashed border-control hover:bg-primary-tint has-disabled:cursor-default has-disabled:opacity-60">
      <input
        id={id}
        type="file"
        multiple
        accept={accepted}
        disabled={disabled || photos.busy}
        aria-label={t('reviews.photosAdd')}
        aria-describedby={`${id}-error ${id}-hint`}
        onChange={choose}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span className="control flex flex-col items-center gap-1 text-center text-small font-semibold text-primary peer-focus-visible:outline-3 peer-focus-visible:outline-offset-8 peer-focus-visible:outline-focus">
        <Icon aria-hidden="true" className={`size-6 ${photos.busy ? 'animate-spin motion-reduce:animate-none' : ''}`} />
        {t('reviews.photosAddShort')}
      </span>
    </label>
  );
}

/** The pictures of a review: none, one or two. `error` is what the server said of them. */
export function ReviewPhotos({ photos, error, disabled = false }: { photos: ReviewPhotosState; error?: string | undefined; disabled?: boolean }) {
  const { t } = useWords();
  const fault = photos.fault ? faultText(t, { key: photos.fault, params: { max: imagesMax } }) : error;
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1.5 p-0 text-ui font-semibold">
        {t('reviews.photosLabel')} <span className="font-normal text-muted">{t('shell.optional')}</span>
      </legend>
      <ul className="m-0 flex list-none flex-wrap gap-3 p-0">
        {photos.list.map((photo, at) => (
          <li key={photo.id} className="relative size-24 overflow-hidden rounded-control bg-sunk">
            <img src={photo.url} alt={t('reviews.photoNumber', { number: at + 1 })} className="absolute inset-0 size-full object-cover" />
            <button
              type="button"
              disabled={disabled}
              aria-label={t('reviews.photoRemove', { number: at + 1 })}
              onClick={() => photos.remove(photo.id)}
              className="absolute top-0 right-0 grid size-12 place-items-center"
            >
              <span className="grid size-7 place-items-center rounded-full bg-white text-photo-ink shadow-hover">
                <X aria-hidden="true" className="size-4" />
              </span>
            </button>
          </li>
        ))}
        {photos.list.length < imagesMax ? (
          <li>
            <AddTile photos={photos} disabled={disabled} />
          </li>
        ) : null}
      </ul>
      <p id={`${id}-hint`} className="mt-1.5 mb-0 text-small text-muted">
        {t('reviews.photosHint')}
      </p>
      <ErrorText id={id} error={fault} />
    </fieldset>
  );
}
