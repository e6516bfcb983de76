import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';

/** Back to the top, from 200 px of scroll on. */
export function ScrollToTop() {
  const { t } = useWords();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const onScroll = (): void => setShown(window.scrollY > limits.screen.scrollTopPx);
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  if (!shown) return null;
  return (
    <button
      type="button"
      aria-label={t('shell.scrollToTop')}
      onClick={() => window.scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })}
      className="fixed right-4 bottom-[calc(84px+env(safe-area-inset-bottom))] z-10 grid size-12 place-items-center rounded-full bg-raised text-primary shadow-float lg:right-10 lg:bottom-10 print:hidden"
    >
      <ArrowUp aria-hidden="true" className="size-6" />
    </button>
  );
}
