import { Scale, X } from 'lucide-react';
import { Link } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { compared, comparePath } from './compared.ts';

const floating = 'fixed left-4 z-10 w-max shadow-float lg:bottom-8 lg:left-1/2 lg:-translate-x-1/2';
const looks = {
  /** Above the tab bar of small screens. */
  floating: `${floating} bottom-[calc(84px+env(safe-area-inset-bottom))]`,
  /** Where a page has a bar of its own, which it would cover. */
  wideOnly: `${floating} max-lg:hidden`,
  row: 'mt-3 w-max max-w-full lg:hidden',
} as const;
export type CompareBarLook = keyof typeof looks;

/** How many posts are chosen for comparing, with a link to them. */
export function CompareBar({ look }: { look: CompareBarLook }) {
  const { t, fmt } = useWords();
  const ids = compared.use();
  if (ids.length === 0) return null;
  return (
    <section aria-label={t('posts.compareBar')} className={`flex items-center rounded-full bg-primary text-on-primary print:hidden ${looks[look]}`}>
      <Link
        to={comparePath(ids)}
        className="control flex min-h-12 items-center gap-2 rounded-full py-1 pr-1 pl-4 text-ui font-semibold text-on-primary no-underline hover:underline"
      >
        <Scale aria-hidden="true" className="size-5" />
        {t('posts.compareCount', { count: fmt.number(ids.length) })}
      </Link>
      <button type="button" aria-label={t('posts.compareClear')} onClick={() => compared.write([])} className="grid size-12 place-items-center rounded-full">
        <X aria-hidden="true" className="size-5" />
      </button>
      <output className="sr-only">{t('posts.compareCount', { count: fmt.number(ids.length) })}</output>
    </section>
  );
}
