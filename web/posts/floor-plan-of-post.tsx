import { BedDouble } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { boundsOf, compareWithSize, type FloorPlan, planArea } from '#contracts/floor-plans/floor-plan.ts';
import type { PostPage } from '#contracts/posts/posts.ts';
import { PlanDrawing } from '#web/floor-plan/plan-drawing.tsx';
import { PlanList } from '#web/floor-plan/plan-list.tsx';
import { feetText } from '#web/floor-plan/plan-words.ts';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';

const FurnitureTable = lazy(async () => ({ default: (await loadChunk(() => import('#web/floor-plan/furniture/furniture-table.tsx'))).FurnitureTable }));

/** What the rooms come to, and how that stands beside the size of the ad. */
function Sums({ plan, post: { size, type } }: { plan: FloorPlan; post: Pick<PostPage, 'size' | 'type'> }) {
  const { t, fmt } = useWords();
  const sum = planArea(plan);
  const { w, h } = boundsOf(plan.rooms);
  const verdict = size === null ? undefined : compareWithSize(sum, size);
  const key = verdict === 'more' && type === 'rent' ? 'moreRent' : verdict;
  return (
    <p className="mt-3 mb-0 max-w-reading text-small text-muted">
      {t('floorPlan.outside', { w: feetText(fmt, w), h: feetText(fmt, h) })} {t('floorPlan.total', { area: fmt.area(sum) })}{' '}
      {key ? `${t(`floorPlan.stated_${key}`, { size: fmt.area(size ?? 0) })} ` : null}
      {t('floorPlan.byOwner')}
    </p>
  );
}

/** The floor plan as its owner drew it, and the same as a list. It stands in the HTML, without scripts and on paper. */
export function FloorPlanOfPost({ post }: { post: Pick<PostPage, 'floorPlan' | 'size' | 'type'> }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { floorPlan: plan } = post;
  if (plan === null) return null;
  return (
    <section aria-labelledby="floor-plan-title" className="print:break-inside-avoid">
      <h2 id="floor-plan-title" className="m-0 mb-3">
        {t('floorPlan.title')}
      </h2>
      <div className="grid items-start gap-x-8 gap-y-4 rounded-card border border-line bg-card p-3 sm:p-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid-cols-[3fr_2fr]">
        <div className="min-w-0">
          {isOpen ? (
            <Suspense fallback={<PlanDrawing plan={plan} className="mx-auto max-w-150" />}>
              <FurnitureTable plan={plan} onClose={() => setOpen(false)} />
            </Suspense>
          ) : (
            <>
              <PlanDrawing plan={plan} label={t('floorPlan.drawn')} className="mx-auto max-h-[80vh] max-w-150" />
              <Button kind="outline" className="mt-3 noscript:hidden print:hidden" onClick={() => setOpen(true)}>
                <BedDouble aria-hidden="true" className="size-5" />
                {t('furniture.open')}
              </Button>
            </>
          )}
        </div>
        <PlanList plan={plan} />
      </div>
      <Sums plan={plan} post={post} />
    </section>
  );
}
