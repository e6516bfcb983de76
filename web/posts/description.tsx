import { useId } from 'react';
import type { Language } from '#i18n/language.ts';
import { useWords } from '#web/platform/language.tsx';

/** More than about eight lines of a phone. */
const longText = 260;
const manyLines = 8;

/** The seller's text as typed. On phones a checkbox expands a long text, so it works without scripts. */
export function Description({ text, lang }: { text: string; lang: Language }) {
  const { t } = useWords();
  const id = useId();
  const long = text.length > longText || text.split('\n').length > manyLines;
  return (
    <section>
      <h2 className="m-0 mb-2">{t('detail.description')}</h2>
      {long ? <input type="checkbox" id={id} className="peer sr-only lg:hidden" /> : null}
      <p
        lang={lang}
        className={`m-0 max-w-reading wrap-anywhere whitespace-pre-line ${long ? 'max-lg:line-clamp-8 max-lg:peer-checked:line-clamp-none print:line-clamp-none' : ''}`}
      >
        {text}
      </p>
      {long ? (
        <label
          htmlFor={id}
          className="control inline-flex min-h-12 cursor-pointer items-center rounded-control text-ui font-semibold text-link peer-checked:hidden peer-focus-visible:outline-3 peer-focus-visible:outline-focus lg:hidden print:hidden"
        >
          {t('shell.showMore')}
        </label>
      ) : null}
    </section>
  );
}
