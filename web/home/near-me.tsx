import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#contracts/limits.ts';
import { sendByFetch } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { BusyArea } from '#contracts/overview.ts';
import { BusyAreas } from './areas.tsx';
import { LatestPosts } from './latest-posts.tsx';
import type { NearPosts } from './near-call.ts';

/** On phones above the heading, directly below the kinds of listings; on wide screens beside the link to the map. */
const inHead = 'max-lg:order-first max-lg:-mt-7.5 max-lg:mb-10 max-lg:basis-full lg:text-right';

/** The newest posts around the visitor, once a press has asked for them: nothing asks where someone is by itself. Then the busy areas. */
export function NearMe({ areas = [] }: { areas?: readonly BusyArea[] }) {
  const { t, fmt, lng } = useWords();
  const [isAsking, setAsking] = useState(false);
  const [found, setFound] = useState<NearPosts>();
  const fail = (): void => {
    setAsking(false);
    showToast('error', t('home.nearUnknown'));
  };
  const ask = (): void => {
    if (!('geolocation' in navigator)) return fail();
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        void import('./near-call.ts')
          .then(({ readNear }) => readNear({ send: sendByFetch, lng }, coords))
          .then(setFound, () => showToast('error', t('errors.notice_noResponse')))
          .finally(() => setAsking(false)),
      fail,
      { timeout: 15_000, maximumAge: 600_000 },
    );
  };
  if (found && found.posts.length > 0)
    return (
      <>
        <LatestPosts title={t('home.near')} to={found.path} posts={found.posts} />
        <BusyAreas areas={areas} />
      </>
    );
  const asking = (
    <div className={`noscript:hidden ${areas.length > 0 ? inHead : 'mt-2.5 lg:mt-5'}`}>
      <Button kind="outline" disabled={isAsking} aria-busy={isAsking} onClick={ask} className="w-full !px-3 sm:w-auto">
        <LocateFixed aria-hidden="true" className="size-5" />
        {t(isAsking ? 'home.nearAsking' : 'home.nearAsk')}
      </Button>
      <output className="mt-1.5 block text-small text-muted empty:hidden">
        {found ? t('home.nearNone', { km: fmt.number(limits.mapSearch.aroundKm) }) : null}
      </output>
    </div>
  );
  return areas.length > 0 ? <BusyAreas areas={areas}>{asking}</BusyAreas> : asking;
}
