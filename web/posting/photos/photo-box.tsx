import { Plus, Sun } from 'lucide-react';
import { type ChangeEvent, type DragEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { PropertyType } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { shotsOf } from '#contracts/posts/photo-shots.ts';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { faultText } from '#web/platform/calls/fault-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { ErrorText } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Card } from '#web/posting/card.tsx';
import type { WithoutPictures } from '#web/posting/check-post.ts';
import { photosMax } from './photo-list.ts';
import { PhotoNote } from './photo-note.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { coverHint } from '#web/platform/image/sharpness.ts';
import type { PostForm } from '#web/posting/post-form.ts';
import { useDragOrder } from './use-drag-order.ts';
import type { Photos } from './use-photos.ts';

/** Only who has chosen a photo is told of it. */
const UsedPhotos = lazy(async () => ({ default: (await loadChunk(() => import('./used-photos.tsx'))).UsedPhotos }));

/** Only who has chosen a photo is told where it is kept. */
const PhotosKept = lazy<() => ReactNode>(() =>
  import('./photos-kept.tsx').then(({ PhotosKept: Shown }) => ({ default: Shown })).catch(() => ({ default: () => null })),
);

/** Looks at photos beside the page, once there are any. */
const Looker = lazy<(props: { photos: Photos }) => ReactNode>(() =>
  import('#web/posting/coach/looker.tsx').then(({ Looker: Shown }) => ({ default: Shown })).catch(() => ({ default: () => null })),
);
/** Which photos help, and how they are taken. */
const ShotList = lazy<(props: { photos: Photos; propertyType: PropertyType }) => ReactNode>(() =>
  import('#web/posting/coach/shot-list.tsx').then(({ ShotList: Shown }) => ({ default: Shown })).catch(() => ({ default: () => null })),
);

/** Faults that go with the first picture. */
const noneLeft: readonly string[] = ['imageRequired', 'imageKeep'] satisfies WithoutPictures[];

const accepted = 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp';

function AddTile({ first, over, error, onFiles }: { first: boolean; over: boolean; error: string | undefined; onFiles: (files: readonly File[]) => void }) {
  const { t } = useWords();
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    onFiles([...(event.target.files ?? [])]);
    // The same file may be chosen again after it was removed.
    event.target.value = '';
  };
  return (
    <label
      className={`relative grid cursor-pointer place-items-center rounded-control border-2 border-dashed hover:bg-primary-tint ${over ? 'border-primary bg-primary-tint' : 'border-control'} ${first ? 'min-h-44' : 'aspect-4/3'}`}
    >
      <input
        id="images"
        type="file"
        multiple
        accept={accepted}
        aria-label={t('posting.photosAdd')}
        aria-invalid={error ? true : undefined}
        aria-describedby="images-error"
        onChange={choose}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span className="control flex flex-col items-center gap-1 text-ui font-semibold text-primary peer-focus-visible:outline-3 peer-focus-visible:outline-offset-8 peer-focus-visible:outline-focus">
        <Plus aria-hidden="true" className="size-6" />
        {over ? t('posting.photosDrop') : t('posting.photosAdd')}
      </span>
    </label>
  );
}

/** What was wrong with the last choice: each file by its name, and that there were too many. */
function Refused({ photos }: { photos: Photos }) {
  const { t } = useWords();
  if (photos.refused.length === 0 && !photos.tooMany) return null;
  return (
    <div className="mt-3">
      <Notice tone="danger" alert>
        {photos.tooMany ? <p className="m-0">{t('errors.field_imagesMax', { max: photosMax })}</p> : null}
        {photos.refused.map(({ name, fault }) => (
          <p key={name} className="m-0 break-words">
            {t('posting.photoFile', { name, fault: faultText(t, { key: fault, params: {} }) })}
          </p>
        ))}
      </Notice>
    </div>
  );
}

/** Takes files that are dropped on it. */
function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  const carriesFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');
  return {
    over,
    drop: {
      onDragOver: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => void (event.currentTarget.contains(event.relatedTarget as Node) || setOver(false)),
      onDrop: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}

/** The pictures: chosen, dropped, made small, put in order; the first is the cover. */
export function PhotoBox({ photos }: { photos: Photos }) {
  const { t } = useWords();
  const { errors } = useFormState<PostForm>({ name: 'images' });
  const [said, setSaid] = useState('');
  const grid = useRef<HTMLUListElement>(null);
  const propertyType = useWatch<PostForm, 'propertyType'>({ name: 'propertyType' });
  const isLand = propertyType === 'land';
  const shots = propertyType === '' ? [] : shotsOf(propertyType as PropertyType);
  const { list } = photos;
  const error = list.length > 0 && noneLeft.includes(String(errors.images?.type)) ? undefined : (errors.images as { message?: string } | undefined)?.message;
  const place = (id: string, to: number): void => {
    photos.move(id, to);
    setSaid(t('posting.photoMoved', { number: Math.min(to, list.length - 1) + 1 }));
  };
  const remove = (id: string): void => {
    photos.remove(id);
    setSaid(t('posting.photoRemoved'));
  };
  const [cover] = list;
  const hint = cover?.url ? coverHint(cover) : undefined;
  const { dragged, start } = useDragOrder({ grid, onMove: place });
  const { over, drop } = useFileDrop(photos.add);
  const count = (
    <Tag>
      <span aria-hidden="true">{t('posting.photosCount', { count: list.length, max: photosMax })}</span>
      <span className="sr-only">{t('posting.photosCountLabel', { count: list.length, max: photosMax })}</span>
    </Tag>
  );
  return (
    <Card id="photos-title" title={t('posting.photosTitle')} lead={t('posting.photosLead', { min: limits.posts.imagesMin, max: photosMax })} aside={count}>
      {propertyType === '' ? null : (
        <Suspense fallback={<div className="min-h-40" />}>
          <ShotList photos={photos} propertyType={propertyType as PropertyType} />
        </Suspense>
      )}
      <div {...drop}>
        <ul
          ref={grid}
          aria-label={t('posting.photosList')}
          className={`m-0 list-none gap-2.5 p-0 ${list.length === 0 ? 'block' : 'grid grid-cols-2 lg:grid-cols-4'}`}
        >
          {list.map((photo, at) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              at={at}
              count={list.length}
              dragged={dragged === photo.id}
              onDragStart={start}
              onPlace={(to) => place(photo.id, to)}
              onRemove={() => remove(photo.id)}
              shots={shots}
              onShot={(shot) => photos.say(photo.id, { shot, findings: photo.findings })}
            >
              <PhotoNote photo={photo} at={at} photos={photos} />
            </PhotoTile>
          ))}
          {list.length < photosMax ? (
            <li className="min-w-0">
              <AddTile first={list.length === 0} over={over} error={error} onFiles={photos.add} />
            </li>
          ) : null}
        </ul>
        <ErrorText id="images" error={error} />
        <Refused photos={photos} />
        {list.length > 0 ? (
          <Suspense>
            {photos.postId === undefined ? <PhotosKept /> : null}
            <UsedPhotos photos={list} postId={photos.postId} />
            <Looker photos={photos} />
          </Suspense>
        ) : null}
        <output className="sr-only">{said}</output>
      </div>
      <div className="mt-4 flex gap-3 rounded-control bg-gold-tint px-4 py-3 text-ui text-gold-ink">
        <Sun aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <p className="m-0">
          {!photos.kept ? t('posting.photosNotStored') : hint ? t(`posting.cover_${hint}`) : t(isLand ? 'posting.photosTipLand' : 'posting.photosTip')}
        </p>
      </div>
    </Card>
  );
}
