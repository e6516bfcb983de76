import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import type { PhotoShot } from '#contracts/posts/photo-shots.ts';
import type { Hold } from '#web/posting/draft/hold.ts';
import { isReady, movePhoto, photosMax, type Photo, type RefusedFile } from './photo-list.ts';
import { dropPhotos, storePhotos, readPhotos, type StoredPhoto } from '#web/drafts/photo-store.ts';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import type { Shrunk } from '#web/platform/image/shrink.ts';

const fetchShrinking = () => import('#web/platform/image/shrink.ts');
const loadShrinking = () => loadChunk(fetchShrinking);

/** What may be said of a picture after it was chosen. */
type Said = Pick<Photo, 'shot' | 'findings'>;

type Change =
  | { kept: readonly Photo[] }
  | { added: readonly Photo[] }
  | { id: string; progress: number }
  | { id: string; made: Shrunk; url: string }
  | { id: string; said: Said }
  | { id: string; stored: boolean }
  | { id: string; blob: Blob; url: string }
  | { mended: string; made: Shrunk; url: string; fileId: string }
  | { unmended: string }
  | { arranged: readonly string[] }
  | { removed: string }
  | { moved: string; to: number };

/** A mended picture in the place of the one that was; what it shows stays, what was found about it is asked again. */
const mended = (photo: Photo, { made, url, fileId }: { made: Shrunk; url: string; fileId: string }): Photo => {
  const { kept: _onServer, stored: _inAccount, findings: _found, ...rest } = photo;
  return { ...rest, ...made, url, fileId, before: photo.before ?? photo };
};

/** In the order of these ids; others after them. */
function arranged(photos: readonly Photo[], ids: readonly string[]): readonly Photo[] {
  const place = ({ id }: Photo): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return photos.toSorted((a, b) => place(a) - place(b));
}

function apply(photos: readonly Photo[], change: Change): readonly Photo[] {
  // In the place of those that the post has already; what was added in the meantime stays.
  if ('kept' in change) return [...change.kept, ...photos.filter(({ kept: onServer }) => onServer === undefined)].slice(0, photosMax);
  if ('added' in change) return [...photos, ...change.added].slice(0, photosMax);
  if ('arranged' in change) return arranged(photos, change.arranged);
  if ('unmended' in change) return photos.map((photo) => (photo.id === change.unmended && photo.before ? photo.before : photo));
  if ('mended' in change) return photos.map((photo) => (photo.id === change.mended ? mended(photo, change) : photo));
  if ('removed' in change) return photos.filter(({ id }) => id !== change.removed);
  if ('moved' in change) return movePhoto(photos, change.moved, change.to);
  if ('made' in change) return photos.map((photo) => (photo.id === change.id ? { ...photo, ...change.made, url: change.url, progress: 1 } : photo));
  const { id, ...rest } = change;
  const changed = 'said' in rest ? rest.said : rest;
  return photos.map((photo) => (photo.id === id ? { ...photo, ...changed } : photo));
}

/** The storable part of a picture: its object URL ends with the page. */
export const storable = ({ id, name, blob, kept: onServer, fileId, stored, width, height, sharpness, shot, findings }: Photo): StoredPhoto => ({
  id,
  name,
  width,
  height,
  ...(blob ? { blob } : {}),
  ...(onServer === undefined ? {} : { kept: onServer }),
  ...(fileId === undefined ? {} : { fileId }),
  ...(stored ? { stored } : {}),
  ...(sharpness === undefined ? {} : { sharpness }),
  ...(shot ? { shot } : {}),
  ...(findings ? { findings } : {}),
});

export interface Photos {
  list: readonly Photo[];
  /** Whether those that were kept here are in the list. */
  loaded: boolean;
  /** Files of the last choice that were not taken. */
  refused: readonly RefusedFile[];
  /** Whether the last choice had more files than there was room for. */
  tooMany: boolean;
  /** The post that is edited; undefined for a new one. */
  postId?: number | undefined;
  /** Whether the pictures survive a reload. */
  kept: boolean;
  /** `shot`: what the first of them shows. */
  add: (files: readonly File[], shot?: PhotoShot) => void;
  remove: (id: string) => void;
  move: (id: string, to: number) => void;
  /** Notes what a picture shows, or what was found about it. */
  say: (id: string, said: Said) => void;
  /** Notes whether the account has the file of a picture. */
  markStored: (id: string, stored: boolean) => void;
  /** The file of a picture that only the account had. */
  fill: (id: string, blob: Blob) => void;
  /** Puts a mended picture in the place of one, and takes that back. */
  mend: (id: string, made: Shrunk) => void;
  unmend: (id: string) => void;
  /** Puts them into the order of these ids. */
  arrange: (ids: readonly string[]) => void;
  /** Keeps them as they are now, in the place of what another tab has kept. */
  keep: () => void;
  /** Forgets what is kept; called when the post is sent or the draft is dropped. */
  forget: () => void;
}

const noPhotos: readonly Photo[] = [];

/**
 * The draft's pictures: made small one after the other, kept in this browser, in the order that the person gives them.
 * `given` are those that the post has already: the draft begins with them, and shows them by their address. While held, another
 * tab has the newer draft, and nothing is kept.
 */
export function usePhotos(key: string, hold: Hold, given: readonly Photo[] = noPhotos, postId?: number): Photos {
  const [begun] = useState(given);
  const [list, change] = useReducer(apply, begun);
  const [loaded, setLoaded] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [tooMany, setTooMany] = useState(false);
  const [keeps, setKeeps] = useState(true);
  const urls = useRef(new Map<string, string>());
  const room = useRef<number>(photosMax);
  const forgotten = useRef(false);
  room.current = photosMax - list.length;

  const urlOf = useCallback((id: string, blob: Blob): string => {
    const url = URL.createObjectURL(blob);
    urls.current.set(id, url);
    return url;
  }, []);

  useEffect(() => {
    const made = urls.current;
    let gone = false;
    void readPhotos(key).then((photos) => {
      if (gone) return;
      const shown = photos?.flatMap((photo): Photo[] => {
        if (photo.blob) return [{ ...photo, progress: 1, url: urlOf(photo.id, photo.blob) }];
        if (photo.stored) return [{ ...photo, progress: 1 }];
        return begun.filter((one) => one.kept === photo.kept).map((one) => ({ ...one, shot: photo.shot, findings: photo.findings }));
      });
      if (shown) change({ kept: shown });
      setLoaded(true);
    });
    return () => {
      gone = true;
      for (const url of made.values()) URL.revokeObjectURL(url);
      made.clear();
    };
  }, [key, urlOf, begun]);

  const ready = list.filter(isReady);
  const order = ready.map(({ id, blob, stored = '', shot = '', findings = [] }) => [id, blob?.size ?? '', stored, shot, ...findings].join(' ')).join();
  useEffect(() => {
    if (!loaded || forgotten.current || hold.isHeld()) return;
    void storePhotos(key, ready.map(storable)).then(setKeeps);
    // The order of ready pictures with what is said of them is what is kept; the array itself is new on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, loaded, order, hold]);

  // While the first questions are answered, long before a photo is chosen.
  useEffect(() => void fetchShrinking().catch(() => undefined), []);
  const makeSmall = useCallback(
    async (file: File, id: string): Promise<void> => {
      try {
        const { shrink } = await loadShrinking();
        const made = await shrink(file, (progress) => change({ id, progress }));
        change({ id, made, url: urlOf(id, made.blob) });
      } catch {
        change({ removed: id });
        setRefused((before) => [...before, { name: file.name, fault: 'imageUnsupported' }]);
      }
    },
    [urlOf],
  );

  const addAll = useCallback(
    async (files: readonly File[], shot: PhotoShot | undefined): Promise<void> => {
      setRefused([]);
      setTooMany(false);
      const { faultOfFile } = await loadShrinking();
      const faults = await Promise.all(files.map(faultOfFile));
      setRefused(files.flatMap(({ name }, at) => (faults[at] ? [{ name, fault: faults[at] }] : [])));
      const fitting = files.filter((_file, at) => !faults[at]);
      setTooMany(fitting.length > room.current);
      const taken = fitting.slice(0, Math.max(0, room.current)).map((file) => ({ file, id: uuidv7() }));
      change({ added: taken.map(({ file, id }, at) => ({ id, name: file.name, progress: 0, width: 0, height: 0, ...(shot && at === 0 ? { shot } : {}) })) });
      // One after the other: several twelve-megapixel pictures at once are too much for a small phone.
      for (const { file, id } of taken) await makeSmall(file, id);
    },
    [makeSmall],
  );

  const say = useCallback((id: string, said: Said) => change({ id, said }), []);
  const markStored = useCallback((id: string, stored: boolean) => change({ id, stored }), []);
  const fill = useCallback((id: string, blob: Blob) => change({ id, blob, url: urlOf(id, blob) }), [urlOf]);
  const remove = useCallback((id: string) => {
    const url = urls.current.get(id);
    if (url) URL.revokeObjectURL(url);
    urls.current.delete(id);
    change({ removed: id });
    setTooMany(false);
  }, []);

  return {
    list,
    loaded,
    postId,
    refused,
    tooMany,
    kept: keeps,
    add: (files, shot) => void addAll(files, shot),
    remove,
    keep: () => void storePhotos(key, ready.map(storable)).then(setKeeps),
    move: (id, to) => change({ moved: id, to }),
    say,
    markStored,
    fill,
    mend: (id, made) => change({ mended: id, made, url: urlOf(`${id} mended`, made.blob), fileId: uuidv7() }),
    unmend: (id) => change({ unmended: id }),
    arrange: (ids) => change({ arranged: ids }),
    forget: () => {
      forgotten.current = true;
      void dropPhotos(key);
    },
  };
}
