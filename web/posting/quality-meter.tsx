import { Check, ChevronRight, CircleDashed } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { PostType } from '#contracts/enums.ts';
import { useWords } from '#web/platform/language.tsx';
import { type Photo, roomsShown } from './photos/photo-list.ts';
import { stepOf, type PostField, type PostForm, type StepName } from './post-form.ts';
import { qualityPoints, qualityScore } from './quality.ts';

interface QualityMeterProps {
  type: PostType;
  photos: readonly Photo[];
  /** Shows what would help on a press, so that it does not push the form's end away. */
  folded?: boolean;
  onGo: (step: StepName, field: PostField) => void;
}

/** How complete the ad is, and what would help it most, each with the way to its field. */
export function QualityMeter({ type, photos, folded = false, onGo }: QualityMeterProps) {
  const { t, fmt } = useWords();
  const form = useWatch<PostForm>() as PostForm;
  const points = qualityPoints(type, form, roomsShown(photos));
  const score = qualityScore(points);
  const percent = fmt.percent(score / 100);
  // Folded, before there is anything to judge, it would only be one more number.
  if (folded && score === 0) return null;
  const list = (
    <ul className="mt-3 mb-0 list-none p-0 text-ui">
      {points.map(({ point, earned, todo = point, field }) => (
        <li key={point}>
          {earned ? (
            <span className="flex min-h-9 items-center gap-3 py-1">
              <Check aria-hidden="true" className="size-5 shrink-0 text-primary" />
              {t(`posting.quality_${point}`)}
            </span>
          ) : (
            <button
              type="button"
              onClick={() => onGo(stepOf(field), field)}
              className="control flex min-h-11 w-full items-center gap-3 rounded-control py-1 text-left font-semibold text-link hover:underline"
            >
              <CircleDashed aria-hidden="true" className="size-5 shrink-0" />
              <span className="min-w-0 flex-1">{t(`posting.todo_${todo}`)}</span>
              <ChevronRight aria-hidden="true" className="size-4.5 shrink-0" />
            </button>
          )}
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
        <details className="group/more mt-1 -mb-2">
          <summary className="control flex min-h-12 cursor-pointer list-none items-center justify-between text-ui font-semibold text-link [&::-webkit-details-marker]:hidden">
            {t('posting.qualityMore')}
            <ChevronRight aria-hidden="true" className="size-5 rotate-90 group-open/more:-rotate-90" />
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </section>
  );
}
