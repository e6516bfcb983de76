import { outlinesCredit } from '#contracts/maps/drawn-map.ts';
import type { MapTiles } from '#contracts/pages/site-facts.ts';

/** Whom the map names: for its outlines, and for its streets where they are of another server; an address becomes a link. */
export function MapCredit({ tiles }: { tiles: MapTiles | undefined }) {
  const parts = tiles ? tiles.credit.split(/(https:\/\/\S+)/) : [];
  return (
    <figcaption lang="en" className="mt-1 text-badge text-muted">
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
    </figcaption>
  );
}
