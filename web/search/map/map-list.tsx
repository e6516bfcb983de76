import { useEffect, useRef } from 'react';
import { ButtonLink, Button } from '#web/ui/button.tsx';
import type { PostCard } from '#contracts/posts/posts.ts';
import { useWords } from '#web/platform/language.tsx';
import { MapCard } from './map-card.tsx';

interface Props {
  cards: readonly PostCard[];
  isLit: (post: PostCard) => boolean;
  /** The post that the list shall show: its mark has the pointer. */
  shown: number | undefined;
  onPoint: (post: PostCard | undefined) => void;
  /** The same as a list of its own. */
  list: string;
}

/** The cards of what the map shows. */
export function MapList({ cards, isLit, shown, onPoint, list }: Props) {
  const { t } = useWords();
  const items = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (shown !== undefined) items.current?.querySelector(`[data-post="${shown}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <>
      <ul ref={items} className="m-0 grid list-none grid-cols-1 gap-2.5 p-0 sm:max-xl:grid-cols-2">
        {cards.map((post) => (
          <li key={post.PostID} data-post={post.PostID}>
            <MapCard post={post} isLit={isLit(post)} onPoint={onPoint} />
          </li>
        ))}
      </ul>
      {cards.length > 0 ? (
        <ButtonLink kind="quiet" to={list} className="mt-2 w-full">
          {t('canvas.wholeList')}
        </ButtonLink>
      ) : null}
    </>
  );
}

/** Where the map has nothing of the search: out of there, or without its limit. */
export function NothingHere({ onZoomOut, onTakeOff }: { onZoomOut: () => void; onTakeOff: (() => void) | undefined }) {
  const { t } = useWords();
  return (
    <div>
      <p className="m-0 text-ui">{t('canvas.nothing')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button kind="outline" className="px-3" onClick={onZoomOut}>
          {t('canvas.zoomOutMore')}
        </Button>
        {onTakeOff ? (
          <Button kind="outline" className="px-3" onClick={onTakeOff}>
            {t('canvas.takeOff')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
