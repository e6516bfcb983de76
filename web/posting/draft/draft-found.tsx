import { type ReactNode, useState } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Says that an earlier draft goes on here, whether its pictures are on another device, and offers what else one could want. */
export function DraftFound({ savedAt, photosElsewhere = 0, children }: { savedAt: number; photosElsewhere?: number; children: ReactNode }) {
  const { t, fmt } = useWords();
  const [now] = useState(Date.now);
  return (
    <Notice tone="info">
      <p className="m-0">{t('posting.draftFound', { time: fmt.relative(savedAt, now) })}</p>
      {photosElsewhere > 0 ? <p className="m-0">{t('posting.photosElsewhere', { count: photosElsewhere })}</p> : null}
      <div className="-mb-2 -ml-3">{children}</div>
    </Notice>
  );
}
