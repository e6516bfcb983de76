import { ArrowDown } from 'lucide-react';
import { useWords } from '#web/platform/language.tsx';
import type { CostsRead } from './read-costs.ts';
import { leadTo } from './tool-form.tsx';

const name = 'block text-caption leading-snug text-muted';

/** On small screens the answer is below a long form: its two sums stay in sight in the meantime, and lead there. */
export function SumBar({ read: { total, loan }, answer }: { read: CostsRead; answer: string }) {
  const { t, fmt } = useWords();
  if (total === undefined || !loan) return null;
  return (
    <a
      href={`#${answer}`}
      onClick={leadTo(answer)}
      className="control sticky bottom-[calc(72px+env(safe-area-inset-bottom))] z-10 mt-3 mr-16 flex min-h-14 items-center gap-3 rounded-card border border-line bg-raised px-3 py-1.5 text-ink no-underline shadow-float lg:hidden print:hidden"
    >
      <span className="flex min-w-0 flex-1 flex-wrap gap-x-4">
        <span className="flex-1">
          <span className={name}>{t('buyingCosts.total')}</span>
          <b className="whitespace-nowrap text-primary">{fmt.taka(total)}</b>
        </span>
        {loan.taka === 0 ? null : (
          <span className="flex-1">
            <span className={name}>{t('buyingCosts.monthly')}</span>
            <b className="whitespace-nowrap text-primary">{fmt.takaExact(loan.monthly)}</b>
          </span>
        )}
      </span>
      <ArrowDown aria-hidden="true" className="size-5 shrink-0 text-primary" />
    </a>
  );
}
