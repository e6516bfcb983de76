import type { ReactNode } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { LanguageSwitch } from '#web/shell/language-switch.tsx';
import type { PageFrame } from '#web/shell/page-frame.ts';
import { SmallHead } from '#web/shell/small-head.tsx';

/** What these pages ask of the shell: on small screens nothing shall lead away from the form. */
export const accountFrame: PageFrame = { ownHead: true, ownBar: true };

interface AccountFrameProps {
  /** Stands in the head of small screens. */
  title: string;
  onBack: () => void;
  children: ReactNode;
}

/** The pages around signing in: the riverside beside the form, on small screens below it. */
export function AccountFrame({ title, onBack, children }: AccountFrameProps) {
  const { t } = useWords();
  return (
    <div className="flex min-h-dvh flex-col lg:grid lg:-mb-16 lg:min-h-[calc(100dvh-77px)] lg:grid-cols-2">
      <SmallHead title={title} onBack={onBack}>
        <LanguageSwitch />
      </SmallHead>
      <div className="hero [background-position:77%_100%] pt-16 pr-8 pl-[max(2.5rem,calc((100vw-var(--w-page))/2+2.5rem))] max-lg:hidden">
        <p className="m-0 max-w-96 font-display text-h1 leading-[1.45] text-balance xl:text-display xl:leading-[1.3]">{t('accounts.promise')}</p>
        <p className="mt-3 mb-0 max-w-96">{t('accounts.promiseText')}</p>
      </div>
      <div className="flex flex-1 flex-col justify-center px-4 pt-5 pb-10 max-lg:justify-start lg:bg-card lg:px-10 lg:py-12">
        <div className="mx-auto w-full max-w-[452px]">
          <noscript>
            <p className="mb-4">{t('shell.needsScript')}</p>
          </noscript>
          {children}
        </div>
      </div>
      <div aria-hidden="true" className="hero h-56 !min-h-0 shrink-0 [mask-image:linear-gradient(transparent,#000_60%)] lg:hidden" />
    </div>
  );
}
