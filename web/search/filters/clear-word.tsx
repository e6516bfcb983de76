import { useWords } from '#web/platform/language.tsx';

/** What takes all filters away, said in easy mode without the word "reset". */
export function ClearWord() {
  const { t } = useWords();
  return (
    <>
      <span className="[html[data-easy]_&]:hidden">{t('search.clear')}</span>
      <span className="hidden [html[data-easy]_&]:inline">{t('search.clearEasy')}</span>
    </>
  );
}
