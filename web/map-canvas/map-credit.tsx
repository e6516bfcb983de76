import { outlinesCredit } from '#contracts/maps/drawn-map.ts';
import type { MapTiles } from '#contracts/pages/site-facts.ts';

/** What is to be said of the map, and whom it names: for its outlines, and for its streets where they are of another server; an address becomes a link. */
export function MapCredit({ tiles, said }: { tiles: MapTiles | undefined; said: string | undefined }) {
  const parts = tiles ? tiles.credit.split(/(https:\/\/\S+)/) : [];
  return (
    <figcaption className="mt-1 text-badge text-muted">
      {said === undefined ? null : <output className={said ? 'block text-small text-ink' : ''}>{said}</output>}
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
    </figcaption>
  );
}
