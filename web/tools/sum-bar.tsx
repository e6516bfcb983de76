import { ArrowDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWords } from '#web/platform/language.tsx';
import type { CostsRead } from './read-costs.ts';
import { leadTo } from './tool-form.tsx';

const name = 'block truncate text-caption leading-snug text-muted';

/** Whether what has this id is still below the screen. */
function useBelow(id: string): boolean {
  const [below, setBelow] = useState(false);
  useEffect(() => {
    const answer = document.getElementById(id);
    if (!answer || !('IntersectionObserver' in window)) return undefined;
    const seen = new IntersectionObserver(([entry]) => setBelow(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top > 0));
    seen.observe(answer);
    return () => seen.disconnect();
  }, [id]);
  return below;
}

/** On small screens the answer is below a long form: until it comes into sight its two sums are above the tab bar, and lead there. */
export function SumBar({ read: { total, loan }, answer }: { read: CostsRead; answer: string }) {
  const { t, fmt } = useWords();
  const below = useBelow(answer);
  if (!below || total === undefined || !loan) return null;
  return (
    <a
      href={`#${answer}`}
      onClick={leadTo(answer)}
      className="sum-bar control fixed inset-x-0 bottom-[calc(64px+env(safe-area-inset-bottom))] z-10 flex min-h-14 items-center gap-3 border-y border-line bg-card px-4 py-1.5 text-ink no-underline lg:hidden print:hidden"
    >
      <span className="min-w-0 flex-1">
        <span className={name}>{t('buyingCosts.total')}</span>
        <b className="whitespace-nowrap text-primary">{fmt.taka(total)}</b>
      </span>
      {loan.taka === 0 ? null : (
        <span className="min-w-0 flex-1">
          <span className={name}>{t('buyingCosts.monthly')}</span>
          <b className="whitespace-nowrap text-primary">{fmt.takaExact(loan.monthly)}</b>
        </span>
      )}
      <ArrowDown aria-hidden="true" className="size-5 shrink-0 text-primary" />
    </a>
  );
}
