import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWords } from '#web/platform/language.tsx';
import type { CostsRead } from './read-costs.ts';
import { leadTo } from './tool-form.tsx';

const name = 'block truncate text-caption leading-snug text-muted';

type Side = 'above' | 'below' | 'elsewhere';

/** On which side of the screen what has this id is, as long as its form is on the screen. */
function useSide(id: string): Side {
  const [side, setSide] = useState<Side>('elsewhere');
  useEffect(() => {
    const answer = document.getElementById(id);
    const form = answer?.closest('form');
    if (!answer || !form || !('IntersectionObserver' in window)) return undefined;
    const look = (): void => {
      const [{ top, bottom }, whole] = [answer.getBoundingClientRect(), form.getBoundingClientRect()];
      const isOn = whole.top < innerHeight && whole.bottom > 0;
      setSide(isOn && top >= innerHeight ? 'below' : isOn && bottom <= 0 ? 'above' : 'elsewhere');
    };
    const seen = new IntersectionObserver(look);
    seen.observe(answer);
    seen.observe(form);
    // A jump past the answer leaves it out of sight as before: this one notices that it went from below to above.
    const passed = new IntersectionObserver(look, { rootMargin: '99999px 0px 0px' });
    passed.observe(answer);
    return () => {
      seen.disconnect();
      passed.disconnect();
    };
  }, [id]);
  return side;
}

/** On small screens the answer is between the boxes: while it is out of sight its two sums are above the tab bar, and lead there. */
export function SumBar({ read: { total, loan }, answer }: { read: CostsRead; answer: string }) {
  const { t, fmt } = useWords();
  const side = useSide(answer);
  const Arrow = side === 'above' ? ArrowUp : ArrowDown;
  if (side === 'elsewhere' || total === undefined || !loan) return null;
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
      <Arrow aria-hidden="true" className="size-5 shrink-0 text-primary" />
    </a>
  );
}
