import { X } from 'lucide-react';
import { useState } from 'react';
import { isLanguageChosen } from '#web/platform/chosen-language.ts';
import { useWords } from '#web/platform/language.tsx';
import { useChooseLanguage } from '#web/shell/language-switch.tsx';

/** Stored once the hint was shown, so that no one sees it twice. */
const shownKey = 'englishHint';

/** Floats over the page, below the language switch or, on small screens, above the bar and what floats over that: nothing moves when it comes or goes. */
function EnglishHint() {
  const { t, lng } = useWords();
  const choose = useChooseLanguage();
  const [closed, setClosed] = useState(false);
  if (closed || lng !== 'bn') return null;
  return (
    <aside
      lang="en"
      aria-label={t('shell.englishHint')}
      className="fixed bottom-[calc(144px+env(safe-area-inset-bottom))] left-1/2 z-20 flex max-w-[calc(100vw-24px)] -translate-x-1/2 items-center rounded-card border border-line bg-card pl-4 text-ui shadow-float lg:top-[84px] lg:right-10 lg:bottom-auto lg:left-auto lg:translate-x-0 print:hidden"
    >
      <span className="text-muted max-[420px]:sr-only">{t('shell.englishHint')}</span>
      <button type="button" onClick={() => choose('en')} className="control min-h-12 px-2 font-semibold whitespace-nowrap text-link hover:underline">
        {t('shell.englishView')}
      </button>
      <button
        type="button"
        aria-label={t('shell.englishClose')}
        onClick={() => setClosed(true)}
        className="grid size-12 place-items-center rounded-full text-muted"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </aside>
  );
}

/** The hint, where no one has chosen a language in this browser and it was never shown in it; marks it as shown. */
export function hintOnce(): typeof EnglishHint | undefined {
  try {
    if (isLanguageChosen() || document.documentElement.lang !== 'bn' || localStorage.getItem(shownKey) !== null) return undefined;
    localStorage.setItem(shownKey, '1');
    return EnglishHint;
  } catch {
    // Where storage is blocked the hint would come back on every page, so it is not shown at all.
    return undefined;
  }
}
