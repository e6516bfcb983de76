import { useWords } from '#web/platform/language.tsx';
import { Bone } from '#web/ui/skeleton.tsx';

/** A list of rows on its way. */
function RowsSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex min-h-19 items-center gap-3 border-b border-line px-4 py-3 last:border-b-0">
          <Bone className="h-13 w-17 shrink-0 rounded-tag" />
          <div className="flex-1">
            <Bone className="h-4 w-4/5" />
            <Bone className="mt-2 h-4 w-2/5" />
          </div>
          <Bone className="h-5 w-10" />
        </div>
      ))}
    </div>
  );
}

/** The staff area before it is known who asks: the same boxes as the queue, without a word of it. */
export function StaffSkeleton() {
  const { t } = useWords();
  return (
    <section aria-busy="true" aria-label={t('shell.loading')}>
      <div className="h-14 bg-footer" />
      <div className="delayed mx-auto mt-4 grid max-w-wide gap-5 px-4 lg:px-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] xl:grid-cols-[560px_minmax(0,1fr)]">
        <RowsSkeleton />
        <Bone className="hidden h-130 rounded-card lg:block" />
      </div>
    </section>
  );
}
