import { Check, ListOrdered, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { PropertyType } from '#contracts/enums.ts';
import { type PhotoShot, wantedShots } from '#contracts/posts/photo-shots.ts';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { useWords } from '#web/platform/language.tsx';
import { photosMax } from '#web/posting/photos/photo-list.ts';
import type { Photos } from '#web/posting/photos/use-photos.ts';
import { bestOrder } from './best-order.ts';
import { Outline } from './outline.tsx';
import { guideOf } from './outlines.ts';

const ShotSheet = lazy(async () => ({ default: (await loadChunk(() => import('./shot-sheet.tsx'))).ShotSheet }));

const button = 'control inline-flex min-h-12 items-center gap-2 rounded-control px-2 -ml-2 text-ui font-semibold text-link hover:bg-primary-tint';

/** The order that would be better, taken with a press and taken back with another. */
function BetterOrder({ photos: { list, arrange }, propertyType }: { photos: Photos; propertyType: PropertyType }) {
  const { t } = useWords();
  const [before, setBefore] = useState<readonly string[]>();
  const best = bestOrder(list, propertyType);
  const now = list.map(({ id }) => id);
  const isBest = best.join() === now.join();
  const ready = list.length > 1 && list.every(({ url }) => url) && list.some(({ shot }) => shot);
  const put = (): void => {
    setBefore(now);
    arrange(best);
  };
  const back = (): void => {
    if (before) arrange(before);
    setBefore(undefined);
  };
  return (
    <>
      {ready && !isBest && !before ? (
        <p className="mt-2 mb-0 flex flex-wrap items-center gap-x-3 text-ui">
          <button type="button" onClick={put} className={button}>
            <ListOrdered aria-hidden="true" className="size-5" />
            {t('photos.arrange')}
          </button>
          <span className="text-muted">{t('photos.arrangeLead')}</span>
        </p>
      ) : null}
      {before ? (
        <button type="button" onClick={back} className={`${button} mt-2`}>
          <Undo2 aria-hidden="true" className="size-5" />
          {t('photos.arrangeUndo')}
        </button>
      ) : null}
      <output className="sr-only">{before ? t('photos.arranged') : ''}</output>
    </>
  );
}

/** The photos that a post of this kind should have: which of them are there, and how the others are taken. */
export function ShotList({ photos, propertyType }: { photos: Photos; propertyType: PropertyType }) {
  const { t } = useWords();
  const [opened, setOpened] = useState<PhotoShot>();
  const shown = new Set(photos.list.map(({ shot }) => shot));
  return (
    <section aria-labelledby="shots-title" className="mb-4">
      <h3 id="shots-title" className="m-0 !text-ui font-semibold">
        {t('photos.shotsTitle')}
      </h3>
      <p className="mt-0.5 mb-2 text-small text-muted">{t('photos.shotsLead')}</p>
      <ul className="m-0 grid list-none grid-cols-3 gap-2 p-0 sm:grid-cols-4 lg:grid-cols-6">
        {wantedShots(propertyType).map((shot) => {
          const name = t(`enums.shot_${shot}`);
          const has = shown.has(shot);
          return (
            <li key={shot} className="min-w-0">
              <button
                type="button"
                aria-label={t(has ? 'photos.shotHave' : 'photos.shotLack', { name })}
                onClick={() => setOpened(shot)}
                className={`relative flex size-full flex-col items-center gap-1 rounded-control border p-2 text-center text-small leading-tight ${has ? 'border-primary bg-primary-tint text-primary-ink' : 'border-control bg-card text-ink hover:border-primary'}`}
              >
                <Outline name={guideOf[shot].outline} className={`h-12 w-16 ${has ? '' : 'text-muted'}`} />
                <span className="flex min-h-9 items-center">{name}</span>
                {has ? <Check aria-hidden="true" className="absolute top-1 right-1 size-5 rounded-full bg-primary p-0.5 text-on-primary" /> : null}
              </button>
            </li>
          );
        })}
      </ul>
      <BetterOrder photos={photos} propertyType={propertyType} />
      {opened ? (
        <Suspense>
          <ShotSheet
            shot={opened}
            isFull={photos.list.length >= photosMax}
            onFile={(file) => photos.add([file], opened)}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
