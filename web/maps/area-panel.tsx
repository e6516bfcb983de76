import { ChevronRight, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { guidePath } from '#contracts/maps/guide-path.ts';
import type { MapArea } from '#contracts/maps/maps.ts';
import { sendByFetch } from '#web/platform/api.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { useWords } from '#web/platform/language.tsx';
import { MapCard } from '#web/search/map/map-card.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import { fetchNewest, keyOfPosts } from './area-posts-call.ts';
import { countText, type Figures, listOf, rateText } from './figures.ts';
import type { MapChoice } from './map-address.ts';

interface AreaProps {
  area: MapArea;
  per: Figures['per'];
  choice: MapChoice;
}

const ignore = (): void => undefined;

function Newest({ area, choice }: Omit<AreaProps, 'per'>) {
  const { t, lng } = useWords();
  const { value, failure, reading, reload } = useRead(keyOfPosts(area, choice), () => fetchNewest({ send: sendByFetch, lng }, area, choice));
  if (value)
    return (
      <ul aria-label={t('maps.newest')} className="m-0 flex list-none flex-col gap-2.5 p-0">
        {value.map((post) => (
          <li key={post.PostID}>
            <MapCard post={post} isLit={false} onPoint={ignore} />
          </li>
        ))}
      </ul>
    );
  if (failure && !reading)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        {t('maps.postsFailed')}
        <Button kind="outline" onClick={reload}>
          {t('shell.retry')}
        </Button>
      </div>
    );
  return (
    <div aria-busy="true" className="flex flex-col gap-2.5">
      {[1, 2, 3].slice(0, area.count).map((one) => (
        <Bone key={one} className="h-25 w-full rounded-card" />
      ))}
    </div>
  );
}

function About({ area, per, choice }: AreaProps) {
  const words = useWords();
  const { t, lng } = words;
  const { count, countIsExact } = area;
  return (
    <div className="flex flex-col gap-4">
      <dl className="m-0 grid grid-cols-2 gap-4">
        <div>
          <dt className="text-small text-muted">{t('maps.column_count')}</dt>
          <dd className="m-0 font-semibold">{count === 0 ? t('maps.none') : countText(area, words)}</dd>
        </div>
        <div>
          <dt className="text-small text-muted">{t('maps.column_rate')}</dt>
          <dd className={`m-0 ${area.rate === null ? 'text-muted' : 'font-semibold'}`}>{rateText(area.rate, per, words)}</dd>
        </div>
      </dl>
      {count > 0 ? (
        <>
          <Newest area={area} choice={choice} />
          <ButtonLink to={listOf(area, choice)}>{countIsExact ? t('maps.seeAll', { count }) : t('maps.seeAllMany')}</ButtonLink>
        </>
      ) : null}
      <Link
        to={guidePath(area.level, area.id)}
        className="control inline-flex min-h-12 items-center gap-1 font-semibold text-link no-underline hover:underline"
      >
        {t('maps.guide', { area: area[lng] })}
        <ChevronRight aria-hidden="true" className="size-4.5 shrink-0" />
      </Link>
    </div>
  );
}

/** Who opens it by the keyboard is in it; Escape leads back to where it was opened. */
function Aside({ onClose, ...about }: AreaProps & { onClose: () => void }) {
  const { t, lng } = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  const closes = useRef(onClose);
  useEffect(() => void (closes.current = onClose));
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    const onKey = ({ key }: KeyboardEvent): void => void (key === 'Escape' && closes.current());
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <section aria-labelledby="area-title" className="rounded-panel border border-line bg-card px-4 pt-1 pb-2">
      <header className="flex items-center gap-2">
        <h2 ref={title} id="area-title" tabIndex={-1} className="m-0 flex-1 !text-heading outline-none">
          {about.area[lng]}
        </h2>
        <button type="button" aria-label={t('shell.close')} onClick={onClose} className="-mr-3 grid size-12 place-items-center rounded-full hover:bg-sunk">
          <X aria-hidden="true" className="size-6" />
        </button>
      </header>
      <About {...about} />
    </section>
  );
}

/** What an area offers and asks, with its newest posts, its list and its guide. */
export function AreaPanel({ isSheet, onClose, ...about }: AreaProps & { isSheet: boolean; onClose: () => void }) {
  const { t, lng } = useWords();
  if (!isSheet) return <Aside onClose={onClose} {...about} />;
  return (
    <Sheet open kind="low" onClose={onClose} title={about.area[lng]} closeLabel={t('shell.close')}>
      <About {...about} />
    </Sheet>
  );
}
