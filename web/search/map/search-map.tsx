import { useState } from 'react';
import type { Understood } from '#contracts/search/search.ts';
import { useLocation } from 'react-router';
import { sendByFetch } from '#web/platform/api.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { MapAndList } from './map-and-list.tsx';
import { fetchMarks } from './map-calls.ts';
import { firstView } from './map-view.ts';
import { firstZoom, leftView, windowSize } from './use-map-view.ts';

/** The map of a search. Where it opens is asked first, unless it was open before. */
export function SearchMap({ params, understood }: { params: URLSearchParams; understood: readonly Understood[] }) {
  const { t, lng } = useWords();
  const { key } = useLocation();
  const [opened] = useState({ params, left: leftView(key, params) });
  const asked = opened.left ? undefined : 'first';
  const { value, failure, reload } = useRead(asked, () => fetchMarks({ send: sendByFetch, lng }, opened.params, undefined, firstZoom));
  const first = opened.left ?? (value && firstView(opened.params, value.marks, windowSize()));
  if (first) return <MapAndList params={params} understood={understood} first={first} />;
  if (!failure) return <p className="m-4 text-muted">{t('shell.loading')}</p>;
  return (
    <div role="alert" className="m-4">
      {t('canvas.failed')}{' '}
      <Button kind="outline" onClick={reload}>
        {t('shell.retry')}
      </Button>
    </div>
  );
}
