import { ImagePlus, X } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useController } from 'react-hook-form';
import type { StaffPicture } from '#contracts/pictures.ts';
import { limits } from '#contracts/limits.ts';
import { failureText } from '#web/platform/calls/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { ErrorText } from '#web/ui/field.tsx';
import { uploadPictures } from '#web/staff/listing-calls.ts';

/** A picture that the server has, for showing and for naming. */
export type Held = Pick<StaffPicture, 'id' | 'src'>;

/** Chooses files and uploads them. */
export function UploadButton({ max, onUploaded }: { max: number; onUploaded: (pictures: Held[]) => void }) {
  const words = useWords();
  const { t } = words;
  const { run, pending } = useCall(uploadPictures);
  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const files = [...(event.target.files ?? [])].slice(0, Math.min(max, limits.interiors.uploadMax));
    event.target.value = '';
    if (files.length === 0) return;
    const outcome = await run(files);
    if (outcome?.ok) onUploaded(outcome.value.map(({ id, src }) => ({ id, src })));
    else if (outcome) showToast('error', outcome.failure.status > 0 ? failureText(words, outcome.failure) : t('staff.picturesFailed'));
  };
  return (
    <label className="control relative inline-flex min-h-12 cursor-pointer items-center gap-2 justify-self-start rounded-control border border-control bg-card px-4 text-ui font-semibold hover:border-primary has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="file"
        multiple={max > 1}
        accept="image/jpeg,image/png,image/webp"
        disabled={pending}
        onChange={(event) => void choose(event)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <ImagePlus aria-hidden="true" className="size-5" />
      {t(pending ? 'staff.addingPictures' : 'staff.addPictures')}
    </label>
  );
}

/** Up to so many pictures, in order; `titled` where the label is above them already. */
export function PictureField({ name, label, max, titled = false }: { name: string; label: string; max: number; titled?: boolean }) {
  const { t } = useWords();
  const { field, fieldState } = useController({ name });
  const held = field.value as readonly Held[];
  return (
    <fieldset className="m-0 grid min-w-0 gap-2 border-0 p-0">
      <legend className={titled ? 'sr-only' : 'mb-1 p-0 text-ui font-semibold'}>{label}</legend>
      {held.length > 0 ? (
        <ul className="m-0 flex list-none flex-wrap gap-3 p-0">
          {held.map(({ id, src }, at) => (
            <li key={id} className="relative h-24 w-32 overflow-hidden rounded-control bg-sunk">
              <img src={src} alt={t('staff.picture', { number: at + 1 })} className="absolute inset-0 size-full object-cover" />
              <button
                type="button"
                aria-label={t('staff.removeRow', { number: at + 1 })}
                onClick={() => field.onChange(held.filter((one) => one.id !== id))}
                className="absolute top-0 right-0 grid size-12 place-items-center"
              >
                <span className="grid size-7 place-items-center rounded-full bg-white text-photo-ink shadow-hover">
                  <X aria-hidden="true" className="size-4" />
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {held.length < max ? (
        <UploadButton
          max={max - held.length}
          onUploaded={(added) => field.onChange([...held, ...added.filter(({ id }) => held.every((one) => one.id !== id))].slice(0, max))}
        />
      ) : null}
      <ErrorText id={name} error={fieldState.error?.message} />
    </fieldset>
  );
}
