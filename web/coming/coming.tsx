// What covers a page while the next one is on its way: what the pressed card knows of it, or its outline after a moment.
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { limits } from '#contracts/limits.ts';
import { pressedAt } from '#web/platform/pressed-card.ts';
import { showWebFonts } from '#web/platform/delivery/web-fonts.ts';
import { useBackCloses } from '#web/platform/hooks/use-back-closes.ts';
import { stayingState } from '#web/platform/staying.ts';
import { useWords } from '#web/platform/language.tsx';
import { PostComing } from './post-coming.tsx';
import { hasTopPicture, outlineOf } from './outlines.tsx';

interface CoverProps {
  children: ReactNode;
  isLate: boolean;
  /** Begins at the top edge of phones and ends above no tab bar, as the page will. */
  isWhole: boolean;
}

/** Over the page that is left. Back returns to that, as if the other had been open already. */
function Cover({ children, isLate, isWhole }: CoverProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  // The router gives the other page up by going where it is.
  useBackCloses(isLate, () => void navigate(`${pathname}${search}${hash}`, { replace: true, preventScrollReset: true, state: stayingState(state) }));
  // The font changes with the page.
  useLayoutEffect(showWebFonts, []);
  return (
    <section
      data-coming
      data-top-picture={isWhole || undefined}
      aria-busy="true"
      aria-label={t('shell.loading')}
      className={`fixed inset-x-0 bottom-0 z-20 overflow-y-auto overscroll-contain bg-page lg:top-19 print:hidden ${isWhole ? 'top-0' : 'top-15 max-lg:bottom-16'}`}
    >
      {children}
    </section>
  );
}

/** Whether it takes long enough that one may want to go back. */
function useLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), limits.screen.skeletonDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

export function Coming({ to }: { to: string }) {
  const isLate = useLate();
  const card = pressedAt(to);
  const outline = isLate ? outlineOf(to) : null;
  if (!card && !outline) return null;
  return (
    <Cover isLate={isLate} isWhole={hasTopPicture(to)}>
      {card ? <PostComing card={card} /> : outline}
    </Cover>
  );
}
