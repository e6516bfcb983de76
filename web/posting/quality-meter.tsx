import { Check, CircleDashed } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { PostType } from '#contracts/enums.ts';
import { useWords } from '#web/platform/language.tsx';
import { type Photo, roomsShown } from './photos/photo-list.ts';
import type { PostForm } from './post-form.ts';
import { qualityPoints, qualityScore } from './quality.ts';

/** How complete the ad is, and what would help it most; `folded` shows that on a press, so that it does not push the form's end away. */
export function QualityMeter({ type, photos, folded = false }: { type: PostType; photos: readonly Photo[]; folded?: boolean }) {
  const { t, fmt } = useWords();
  const form = useWatch<PostForm>() as PostForm;
  const points = qualityPoints(type, form, roomsShown(photos));
  const score = qualityScore(points);
  const percent = fmt.percent(score / 100);
  // Folded, before there is anything to judge, it would only be one more number.
  if (folded && score === 0) return null;
  const list = (
    <ul className="mt-4 mb-2 list-none space-y-2.5 p-0 text-ui">
      {points.map(({ point, earned, todo = point }) => (
        <li key={point} className={`flex items-center gap-3 ${earned ? '' : 'text-muted'}`}>
          {earned ? <Check aria-hidden="true" className="size-5 shrink-0 text-primary" /> : <CircleDashed aria-hidden="true" className="size-5 shrink-0" />}
          {t(earned ? `posting.quality_${point}` : `posting.todo_${todo}`)}
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="quality-title" className="rounded-card border border-line bg-card p-4 lg:p-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="quality-title" className="m-0 !text-title">
          {t('posting.qualityTitle')}
        </h2>
        <span aria-hidden="true" className="text-title font-semibold text-primary">
          {percent}
        </span>
      </div>
      <meter value={score} min={0} max={100} aria-label={t('posting.qualityTitle')} className="sr-only">
        {percent}
      </meter>
      <div aria-hidden="true" className="mt-3 h-2 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-primary transition-[width] duration-200 motion-reduce:transition-none" style={{ width: `${score}%` }} />
      </div>
      {folded ? (
        <details className="mt-1 -mb-2">
          <summary className="control flex min-h-12 cursor-pointer items-center text-ui font-semibold text-link">{t('posting.qualityMore')}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </section>
  );
}
