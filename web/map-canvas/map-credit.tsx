import { Info } from 'lucide-react';
import { outlinesCredit } from '#contracts/maps/drawn-map.ts';
import type { MapTiles } from '#contracts/pages/site-facts.ts';
import { useWords } from '#web/platform/language.tsx';

/** For the outlines of a map, and for its streets where they are of another server; an address becomes a link. */
function Credit({ tiles }: { tiles: MapTiles | undefined }) {
  const parts = tiles ? tiles.credit.split(/(https:\/\/\S+)/) : [];
  return (
    <span lang="en">
      {outlinesCredit}
      {tiles ? ' · ' : null}
      {parts.map((part) =>
        part.startsWith('https://') ? (
          <a key={part} href={part} rel="noreferrer">
            {part.replace('https://', '')}
          </a>
        ) : (
          part
        ),
      )}
    </span>
  );
}

interface Props {
  tiles: MapTiles | undefined;
  said: string | undefined;
  /** Where the map is the page, it has the whole room: who is named there is a press away. */
  folds?: boolean;
}

/** What is to be said of the map, and whom it names. */
export function MapCredit({ tiles, said, folds = false }: Props) {
  const { t } = useWords();
  return (
    <figcaption className="mt-1 text-badge text-muted">
      {said === undefined ? null : <output className={said ? 'block text-small text-ink' : ''}>{said}</output>}
      {folds ? (
        <details>
          <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-1 [&::-webkit-details-marker]:hidden">
            <Info aria-hidden="true" className="size-3.5" />
            {t('canvas.credit')}
          </summary>
          {tiles ? null : <p className="m-0">{t('canvas.cells')}</p>}
          <Credit tiles={tiles} />
        </details>
      ) : (
        <Credit tiles={tiles} />
      )}
    </figcaption>
  );
}
