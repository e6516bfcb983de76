import { ChevronRight, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { ReportButton } from '#web/reports/report-button.tsx';
import { documentsHref } from '#web/tools/paths.ts';
import type { SeenPost } from './detail-data.ts';

const advice = {
  sell: ['safetyDeed', 'safetyVisit', 'safetyReceipt'],
  rent: ['safetyRentSee', 'safetyVisit', 'safetyRentReceipt'],
  interior: ['safetyFirmQuote', 'safetyFirmWork'],
} as const;

/** The advice as a list; beside a number the first two suffice. */
export function SafetyList({ type, max }: { type: keyof typeof advice; max?: number }) {
  const { t } = useWords();
  return (
    <ul className="m-0 list-disc pl-5 text-ui marker:text-gold [&>li]:py-0.5">
      {advice[type].slice(0, max).map((key) => (
        <li key={key}>{t(`detail.${key}`)}</li>
      ))}
    </ul>
  );
}

/** Safety advice, and the button to report the post. */
export function SafetyBox({ post }: { post: SeenPost }) {
  const { t } = useWords();
  return (
    <section className="rounded-card bg-gold-tint p-4 text-gold-ink lg:p-6">
      <h2 className="m-0 mb-2 flex items-center gap-2.5 !text-h3">
        <ShieldCheck aria-hidden="true" className="size-6 shrink-0" />
        {t('detail.safety')}
      </h2>
      <SafetyList type={post.type} />
      <div className="mt-1 flex flex-wrap justify-between gap-x-5">
        <Link
          to={documentsHref(post.type === 'rent' ? 'rent' : post.propertyType === 'land' ? 'land' : 'flat')}
          className="control inline-flex min-h-11 items-center gap-1 text-ui font-semibold text-gold-ink print:hidden"
        >
          {t('detail.safetyDocuments')}
          <ChevronRight aria-hidden="true" className="size-4" />
        </Link>
        <Link to="/Stay-Safe" className="control inline-flex min-h-11 items-center gap-1 text-ui font-semibold text-gold-ink print:hidden">
          {t('detail.safetyMore')}
          <ChevronRight aria-hidden="true" className="size-4" />
        </Link>
        <ReportButton about={{ kind: 'post', PostID: post.PostID }} owner={post.owner._id} />
      </div>
    </section>
  );
}
