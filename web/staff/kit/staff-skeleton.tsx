import { ShapeOfPage } from '#web/shell/waiting/own-skeleton.tsx';
import { useWords } from '#web/platform/language.tsx';

/** A page of the team on its way, below the head that stands already: boxes of its shape. */
export function StaffSkeleton() {
  const { t } = useWords();
  return (
    <section aria-busy="true" aria-label={t('shell.loading')} className="delayed">
      <ShapeOfPage />
    </section>
  );
}
