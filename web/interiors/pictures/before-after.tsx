import { ChevronsLeftRight } from 'lucide-react';
import { useState } from 'react';
import type { GalleryImage } from '#contracts/offers/firm-pictures.ts';
import { Picture } from '#web/listings/post-picture.tsx';
import { useDataSaver } from '#web/platform/data-saver.ts';
import { useWords } from '#web/platform/language.tsx';

export interface Pair<Image extends GalleryImage = GalleryImage> {
  before: Image;
  after: Image;
}

/** A picture before the work with the one after it that follows; the others stay in their order. */
export function pairsOf<Image extends GalleryImage>(images: readonly Image[]): { pairs: Pair<Image>[]; others: Image[] } {
  const pairs = images.flatMap((before, at) => {
    const after = images[at + 1];
    return before.stage === 'before' && after?.stage === 'after' ? [{ before, after }] : [];
  });
  const paired = new Set(pairs.flatMap(({ before, after }) => [before, after]));
  return { pairs, others: images.filter((image) => !paired.has(image)) };
}

const sizes = '(min-width: 1200px) 790px, 100vw';
const step = 5;
const chip = 'control pointer-events-none absolute top-2.5 rounded-tag bg-photo-veil px-2.5 py-1 text-small text-white';

/** One over the other, with a line between them that a finger, a mouse or arrow keys move: it is a slider for whoever hears the page. */
function Slider({ before, after, text }: Pair & { text: string }) {
  const { t, fmt } = useWords();
  const [at, setAt] = useState(50);
  return (
    <div
      style={{ aspectRatio: `${after.w} / ${after.h}` }}
      className="relative isolate overflow-hidden rounded-panel bg-sunk has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
    >
      <Picture image={after} alt={t('interiors.afterOf', { text })} sizes={sizes} />
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - at}% 0 0)` }}>
        <Picture image={before} alt={t('interiors.beforeOf', { text })} sizes={sizes} />
      </div>
      <span aria-hidden="true" className={`${chip} left-2.5 ${at < 2 * step ? 'invisible' : ''}`}>
        {t('interiors.before')}
      </span>
      <span aria-hidden="true" className={`${chip} right-2.5 ${at > 100 - 2 * step ? 'invisible' : ''}`}>
        {t('interiors.after')}
      </span>
      <span aria-hidden="true" style={{ left: `${at}%` }} className="pointer-events-none absolute inset-y-0 -ml-px w-0.5 bg-white shadow-float">
        <span className="absolute top-1/2 left-1/2 grid size-12 -translate-1/2 place-items-center rounded-full bg-white text-photo-ink shadow-float">
          <ChevronsLeftRight className="size-6" />
        </span>
      </span>
      <input
        type="range"
        min={0}
        max={100}
        step={step}
        value={at}
        onChange={(event) => setAt(Number(event.target.value))}
        aria-label={`${t('interiors.line')}: ${text}`}
        aria-valuetext={t('interiors.lineAt', { percent: fmt.number(at) })}
        className="absolute inset-0 m-0 size-full cursor-ew-resize touch-pan-y opacity-0 print:hidden"
      />
    </div>
  );
}

/** What a firm made of a place. Where data is saved both wait side by side for their tap. */
export function BeforeAfter({ before, after }: Pair) {
  const { t, lng } = useWords();
  const saver = useDataSaver();
  const text = (after.caption ?? before.caption)?.[lng] ?? t(`enums.interiorCategory_${after.category}`);
  return (
    <figure className="m-0">
      {saver ? (
        <div className="grid grid-cols-2 gap-2">
          {[before, after].map((image) => (
            <div key={image.id} style={{ aspectRatio: `${image.w} / ${image.h}` }} className="relative overflow-hidden rounded-control bg-sunk">
              <Picture image={image} alt="" subject={t(image === before ? 'interiors.beforeOf' : 'interiors.afterOf', { text })} sizes={sizes} />
            </div>
          ))}
        </div>
      ) : (
        <Slider before={before} after={after} text={text} />
      )}
      <figcaption className="mt-2 text-small text-muted">
        <b className="font-semibold text-ink">{t('interiors.beforeAfter')}</b> · {text}
      </figcaption>
    </figure>
  );
}

/** All pairs of some pictures, below each other; nothing where there is none. */
export function BeforeAfterPairs({ pairs }: { pairs: readonly Pair[] }) {
  if (pairs.length === 0) return null;
  return (
    <div className="mb-4 flex max-w-198 flex-col gap-5">
      {pairs.map(({ before, after }) => (
        <BeforeAfter key={before.id} before={before} after={after} />
      ))}
    </div>
  );
}
