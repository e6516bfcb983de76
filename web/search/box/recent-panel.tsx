import { History, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { forgetSearch, recentSearches } from './recent-searches.ts';

interface RecentPanelProps {
  /** Closes it; `back` gives the focus to the box again. */
  onClose: (back: boolean) => void;
}

const linksIn = (panel: HTMLElement | null): HTMLElement[] => [...(panel?.querySelectorAll<HTMLElement>('a') ?? [])];

/** Under an empty search box: what was searched before. Tab and the arrow keys walk through it, Escape leads back. */
export function RecentPanel({ onClose }: RecentPanelProps) {
  const { t } = useWords();
  const searches = recentSearches.use();
  const panel = useRef<HTMLDivElement>(null);
  if (searches.length === 0) return null;
  const walk = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') return onClose(true);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const links = linksIn(panel.current);
    const row = (document.activeElement as HTMLElement).closest('li')?.querySelector('a');
    const next = (row ? links.indexOf(row) : -1) + (event.key === 'ArrowDown' ? 1 : -1);
    if (next < 0) onClose(true);
    else links[Math.min(next, links.length - 1)]?.focus();
  };
  return (
    // The keys walk between the links inside; the box itself is only their frame.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={panel}
      onKeyDown={walk}
      // A press keeps the focus where it is, so that nothing closes under the finger.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute top-full left-0 z-10 mt-1 max-h-[60vh] w-max max-w-[calc(100vw-32px)] min-w-full overflow-y-auto overscroll-contain rounded-control bg-raised p-1 shadow-float"
    >
      <div className="flex items-center justify-between gap-3 pl-3">
        <h2 className="m-0 !font-text !text-small !font-semibold text-muted [word-spacing:0]">{t('suggestions.recent')}</h2>
        <button
          type="button"
          onClick={() => {
            recentSearches.write([]);
            onClose(true);
          }}
          className="control min-h-12 px-3 text-small font-semibold text-link hover:underline"
        >
          {t('suggestions.recentClear')}
        </button>
      </div>
      <ul className="m-0 list-none p-0">
        {searches.map((search) => (
          <li key={search.to} className="flex items-center rounded-tag hover:bg-sunk">
            <Link
              to={search.to}
              onClick={() => onClose(false)}
              className="control flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-tag px-3 py-1.5 text-ink no-underline"
            >
              <History aria-hidden="true" className="size-5 shrink-0 text-muted" />
              <span lang={search.lng} className="line-clamp-2">
                {search.text}
              </span>
            </Link>
            <button
              type="button"
              aria-label={t('suggestions.recentForget', { text: search.text })}
              onClick={() => {
                forgetSearch(search);
                if (recentSearches.read().length === 0) onClose(true);
                else linksIn(panel.current)[0]?.focus();
              }}
              className="grid size-12 shrink-0 place-items-center rounded-tag text-muted hover:text-ink"
            >
              <X aria-hidden="true" className="size-4.5" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
