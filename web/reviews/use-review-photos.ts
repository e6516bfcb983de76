import { useEffect, useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import type { FieldError } from '#contracts/errors.ts';
import { limits } from '#contracts/limits.ts';
import { isJpegOrPng, shrink } from '#web/platform/image/shrink.ts';

const { imagesMax } = limits.reviews;

export interface ReviewPhoto {
  id: string;
  /** For showing. */
  url: string;
  /** As it will be sent; none for one that the review has already. */
  blob?: Blob;
  /** The server's path of a picture that the review has already. */
  kept?: string;
}

export interface ReviewPhotosState {
  list: readonly ReviewPhoto[];
  /** Why the last choice was not taken; clears by itself. */
  fault: FieldError | undefined;
  /** Pictures are being made small. */
  busy: boolean;
  add: (files: readonly File[]) => void;
  remove: (id: string) => void;
}

const noPhotos: readonly ReviewPhoto[] = [];

const isPicture = async (file: File): Promise<boolean> => isJpegOrPng(new Uint8Array(await file.slice(0, 12).arrayBuffer()));

/** Up to two pictures of a review, made small before they travel. `given` are those that the review has already. */
export function useReviewPhotos(given: readonly ReviewPhoto[] = noPhotos): ReviewPhotosState {
  const [list, setList] = useState(given);
  const [fault, setFault] = useState<{ key: FieldError }>();
  const [busy, setBusy] = useState(false);
  const urls = useRef(new Map<string, string>());
  const left = useRef(false);

  useEffect(() => {
    const made = urls.current;
    left.current = false;
    return () => {
      left.current = true;
      for (const url of made.values()) URL.revokeObjectURL(url);
      made.clear();
    };
  }, []);
  useEffect(() => {
    if (!fault) return;
    const timer = setTimeout(() => setFault(undefined), limits.screen.errorClearMs);
    return () => clearTimeout(timer);
  }, [fault]);

  const made = async (file: File): Promise<ReviewPhoto> => {
    const { blob } = await shrink(file, () => undefined, limits.reviews);
    const photo = { id: uuidv7(), blob, url: URL.createObjectURL(blob) };
    urls.current.set(photo.id, photo.url);
    return photo;
  };
  const addAll = async (files: readonly File[]): Promise<void> => {
    setFault(undefined);
    const pictures = await Promise.all(files.map(isPicture));
    if (pictures.includes(false)) return setFault({ key: 'reviewImagesType' });
    if (list.length + files.length > imagesMax) return setFault({ key: 'reviewImagesMax' });
    setBusy(true);
    try {
      for (const file of files) {
        const photo = await made(file);
        if (!left.current) setList((before) => [...before, photo].slice(0, imagesMax));
      }
    } catch {
      setFault({ key: 'reviewImagesFailed' });
    } finally {
      setBusy(false);
    }
  };
  const remove = (id: string): void => {
    const url = urls.current.get(id);
    if (url) URL.revokeObjectURL(url);
    urls.current.delete(id);
    setList((before) => before.filter((photo) => photo.id !== id));
    setFault(undefined);
  };
  return { list, fault: fault?.key, busy, add: (files) => void addAll(files), remove };
}
