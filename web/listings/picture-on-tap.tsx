import { ImageDown } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useWords } from '#web/platform/language.tsx';
import type { PictureProps } from './post-picture.tsx';
import { kilobytesOf, type SavedSource, savedSource } from './saved-source.ts';
import { showTapped, useTapped } from './tapped-photos.ts';

/** Boxes without room for a sentence, and those without room for anything. */
const isNarrow = (sizes: string): boolean => /^1\d\dpx$/.test(sizes);
const isTiny = (sizes: string): boolean => /^\d\dpx$/.test(sizes);

const filled = 'absolute inset-0 size-full object-cover';
const chip = 'control flex items-center gap-2 rounded-control border border-line bg-card font-semibold text-ink';
const roomy = `${chip} min-h-12 px-3.5 text-ui leading-tight whitespace-nowrap`;
const narrow = `${chip} min-h-12 min-w-12 flex-col justify-center !gap-0.5 px-2 py-1 text-caption leading-tight`;
const centred = 'absolute top-1/2 left-1/2 z-1 -translate-1/2';
const whole = 'absolute inset-0 z-1 grid size-full place-items-center';

interface TapProps extends PictureProps {
  source: SavedSource;
  failed: boolean;
  onTap: () => void;
}

/** What the photo costs, as a button; without scripts as a link to the file. */
function Tap({ image, sizes, subject, alt, link, source, failed, onTap }: TapProps) {
  const { t, fmt } = useWords();
  const size = fmt.number(kilobytesOf(source));
  const text = failed ? t('shell.photoAgain') : t(source.isMeasured ? 'shell.photoOnTap' : 'shell.photoOnTapAbout', { size });
  const about = subject || alt;
  const isShort = isNarrow(sizes);
  const name = about ? `${text}: ${about}` : text;
  const label = (
    <span className={isShort ? narrow : roomy}>
      <ImageDown aria-hidden="true" className="size-5 shrink-0" />
      {isShort ? t('shell.photoSize', { size }) : text}
    </span>
  );
  const place = link || isShort ? whole : centred;
  const tap = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    onTap();
  };
  return (
    <>
      <button type="button" aria-label={name} data-photo={image.src} onClick={tap} className={`${place} cursor-pointer print:hidden noscript:hidden`}>
        {label}
      </button>
      <noscript>
        <a href={source.src} aria-label={name} className={`${place} no-underline`}>
          {label}
        </a>
      </noscript>
    </>
  );
}

/** A photo that is fetched when someone taps it; it says before how much that costs. */
export function PictureOnTap(props: PictureProps) {
  const { image, alt, sizes, className = filled, subject, link } = props;
  const { t } = useWords();
  const source = savedSource(image, sizes);
  const file = useTapped(image, source);
  const [state, setState] = useState<'held' | 'coming' | 'here' | 'failed'>('held');
  if (!file || state === 'failed') {
    if (isTiny(sizes)) return null;
    const tap = (): void => {
      setState('coming');
      showTapped(image, source);
    };
    const held = <Tap {...props} source={source} failed={state === 'failed'} onTap={tap} />;
    return link ? (
      <span className={`${link.className ?? ''} !cursor-auto`} style={link.style}>
        {held}
      </span>
    ) : (
      held
    );
  }
  const wasTapped = state !== 'held';
  const photo = (
    <>
      <img
        // Anyone who tapped with a key goes on from where the button stood.
        ref={(element) => void (state === 'coming' && !link && element?.focus({ preventScroll: true }))}
        tabIndex={wasTapped && !link ? -1 : undefined}
        src={file.src}
        width={image.w}
        height={image.h}
        alt={link ? '' : alt || (wasTapped ? (subject ?? '') : '')}
        decoding="async"
        onLoad={() => setState((now) => (now === 'coming' ? 'here' : now))}
        onError={() => setState('failed')}
        className={className}
      />
      {state === 'coming' ? <output className={`${centred} ${isNarrow(sizes) ? narrow : roomy}`}>{t('shell.photoComing')}</output> : null}
    </>
  );
  if (!link) return photo;
  return (
    <a {...link} ref={(element) => void (state === 'coming' && element?.focus({ preventScroll: true }))}>
      {photo}
    </a>
  );
}
