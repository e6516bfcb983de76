import { Camera, Trash2 } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import type { FieldError as Fault } from '#contracts/errors.ts';
import { useWords } from '#web/platform/language.tsx';
import { faultOfFile } from '#web/platform/image/shrink.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorText } from '#web/ui/field.tsx';
import { CropDialog } from './crop-dialog.tsx';
import type { PictureChange } from '#web/profile/edit-values.ts';

interface PictureBoxProps {
  name: string;
  /** Where the stored picture is. */
  stored: string | null;
  change: PictureChange;
  onChange: (change: PictureChange) => void;
  error: string | undefined;
}

const accepted = 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp';

/** The profile picture: chosen, cut to a square, or taken away. Nothing is sent before the form is. */
export function PictureBox({ name, stored, change, onChange, error }: PictureBoxProps) {
  const { t } = useWords();
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<Fault>();
  const local = change.address;
  const shown = local ?? (change.removed ? null : stored);
  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = event.target.files ?? [];
    // The same file may be chosen again after it was removed.
    event.target.value = '';
    if (!chosen) return;
    const found = await faultOfFile(chosen);
    setFault(found);
    if (!found) setFile(chosen);
  };
  const become = (next: PictureChange): void => {
    if (local) URL.revokeObjectURL(local);
    onChange(next);
  };
  const told = fault ? t(`errors.field_${fault}` as 'errors.field_imageUnsupported') : error;
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 sm:gap-x-5">
        <Avatar name={name} picture={shown} className="size-20 !text-4xl sm:size-24 sm:!text-5xl" />
        <div className="min-w-0 flex-1 basis-40 sm:basis-52">
          <div className="flex flex-wrap gap-x-2.5 gap-y-1">
            <label className="control relative inline-flex min-h-12 cursor-pointer items-center gap-2 rounded-control border border-control bg-card px-4 text-ui font-semibold hover:border-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
              <input
                id="proPic"
                type="file"
                accept={accepted}
                aria-invalid={told ? true : undefined}
                aria-describedby="proPic-hint proPic-error"
                onChange={(event) => void choose(event)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <Camera aria-hidden="true" className="size-5" />
              {shown ? t('profile.pictureChange') : t('profile.pictureChoose')}
            </label>
            {shown ? (
              <Button kind="quiet" onClick={() => become({ removed: true })} className="!px-3">
                <Trash2 aria-hidden="true" className="size-5" />
                {t('profile.pictureRemove')}
              </Button>
            ) : null}
          </div>
          <p id="proPic-hint" className="mt-2 mb-0 text-small text-muted" aria-live="polite">
            {local ? t('profile.pictureNew') : t('profile.pictureHint')}
          </p>
          <ErrorText id="proPic" error={told} />
        </div>
      </div>
      <CropDialog
        file={file}
        onClose={() => setFile(undefined)}
        onCut={(picture) => {
          setFile(undefined);
          become({ picture, address: URL.createObjectURL(picture) });
        }}
      />
    </div>
  );
}
