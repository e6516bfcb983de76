import { useEffect, useRef } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { StoredDraft } from './use-draft.ts';
import type { Photos } from '#web/posting/photos/use-photos.ts';

interface DraftElsewhereProps {
  kept: Pick<StoredDraft, 'elsewhere' | 'takeOver'>;
  photos: Pick<Photos, 'keep'>;
}

/** Another tab goes on with this draft: what is written here would be lost, or would write over it. The person says which one stays. */
export function DraftElsewhere({ kept: { elsewhere, takeOver }, photos }: DraftElsewhereProps) {
  const { t } = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (elsewhere) box.current?.scrollIntoView({ block: 'center' });
  }, [elsewhere]);
  if (!elsewhere) return null;
  const keepThis = (): void => {
    takeOver();
    photos.keep();
  };
  return (
    <div ref={box}>
      <Notice tone="gold" alert>
        <p className="m-0 font-semibold">{t(`posting.elsewhere_${elsewhere}`)}</p>
        <p className="m-0">{t('posting.elsewhereText')}</p>
        <span className="mt-3 flex flex-wrap gap-2">
          <Button kind="outline" onClick={() => window.location.reload()}>
            {t(elsewhere === 'written' ? 'posting.elsewhereOpen' : 'posting.elsewhereAnew')}
          </Button>
          <Button kind="quiet" onClick={keepThis}>
            {t('posting.elsewhereKeep')}
          </Button>
        </span>
      </Notice>
    </div>
  );
}
