import { useEffect, useState } from 'react';
import { limits } from '#contracts/limits.ts';

/** Whether the navbar is out of sight: past 100 px on the way down, back on any upward scroll of 8 px; and whether the page is at its top. */
export function useHidingNavbar(): { hidden: boolean; atTop: boolean } {
  const [hidden, setHidden] = useState(false);
  const [atTop, setAtTop] = useState(true);
  useEffect(() => {
    let turn = window.scrollY;
    const onScroll = (): void => {
      const y = window.scrollY;
      setAtTop(y <= limits.screen.navbarHidePx);
      if (y < turn - limits.screen.navbarShowPx || y <= limits.screen.navbarHidePx) setHidden(false);
      else if (y > turn) setHidden(true);
      if (Math.abs(y - turn) >= limits.screen.navbarShowPx || y > turn) turn = y;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return { hidden, atTop };
}
