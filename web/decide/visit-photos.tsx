import { ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, useEffect, useState } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { readVisitPhotos, smallCopy, visitPhotosMax, writeVisitPhotos } from './visit-photos-store.ts';

interface Photo {
  blob: Blob;
  /** Of this page alone. */
  url: string;
}

const photoOf = (blob: Blob): Photo => ({ blob, url: URL.createObjectURL(blob) });

/** The photos of a home, as they are stored and as they are shown. */
function useVisitPhotos(postId: number) {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    let shown: Photo[] = [];
    void readVisitPhotos(postId).then((blobs) => {
      if (left) return;
      shown = blobs.map(photoOf);
      setPhotos(shown);
    });
    return () => {
      left = true;
      for (const { url } of shown) URL.revokeObjectURL(url);
    };
  }, [postId]);
  const keep = async (next: readonly Photo[]): Promise<void> => {
    await writeVisitPhotos(
      postId,
      next.map(({ blob }) => blob),
    );
    setPhotos(next);
  };
  const add = async (files: readonly File[]): Promise<void> => {
    setFailed(false);
    try {
      const copies = await Promise.all(files.slice(0, visitPhotosMax - photos.length).map(smallCopy));
      await keep([...photos, ...copies.map(photoOf)]);
    } catch {
      setFailed(true);
    }
  };
  const remove = async (photo: Photo): Promise<void> => {
    await keep(photos.filter((one) => one !== photo));
    URL.revokeObjectURL(photo.url);
  };
  return { photos, failed, add, remove };
}

/** Photos that the reader took of a home, beside the notes about it. */
export function VisitPhotos({ postId, id }: { postId: number; id: string }) {
  const { t } = useWords();
  const { photos, failed, add, remove } = useVisitPhotos(postId);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.target.files ?? [])];
    // The same file can be chosen again after it was removed.
    event.target.value = '';
    void add(files);
  };
  return (
    <section aria-labelledby={`${id}-title`} className={photos.length === 0 ? 'print:hidden' : undefined}>
      <h4 id={`${id}-title`} className="m-0 !text-ui">
        {t('decide.photos')}
      </h4>
      <p className="m-0 text-small text-muted print:hidden">{t('decide.photosLead', { max: visitPhotosMax })}</p>
      <ul className="mt-2 mb-0 grid list-none grid-cols-3 gap-2 p-0 empty:hidden">
        {photos.map((photo, at) => (
          <li key={photo.url} className="relative">
            <img src={photo.url} alt={t('decide.photoOf', { number: at + 1 })} className="block aspect-square w-full rounded-control object-cover" />
            <button
              type="button"
              aria-label={t('decide.photoRemove', { number: at + 1 })}
              onClick={() => void remove(photo)}
              className="control absolute top-1 right-1 grid size-11 place-items-center rounded-full bg-photo-veil text-white print:hidden"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      {photos.length < visitPhotosMax ? (
        <label className="control relative mt-2 inline-flex min-h-12 cursor-pointer items-center gap-2 rounded-control border border-control px-4 text-ui font-semibold text-link hover:border-primary has-focus-visible:outline-3 has-focus-visible:outline-focus print:hidden">
          <ImagePlus aria-hidden="true" className="size-5" />
          {t('decide.photoAdd')}
          <input
            type="file"
            accept="image/*"
            multiple
            aria-describedby={failed ? `${id}-fault` : undefined}
            onChange={choose}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </label>
      ) : null}
      {failed ? (
        <p id={`${id}-fault`} role="alert" className="mt-1 mb-0 text-small text-danger">
          {t('decide.photoFailed')}
        </p>
      ) : null}
    </section>
  );
}
