import { useWords } from '#web/platform/language.tsx';

/** How many code points of how many are written: part of the hint below a text. */
export function Counter({ text, max }: { text: string; max: number }) {
  const { t } = useWords();
  const count = [...text.trim()].length;
  return (
    <span className={`float-right ml-3 ${count > max ? 'font-semibold text-danger' : ''}`}>
      <span aria-hidden="true">{t('forms.counter', { count, max })}</span>
      <span className="sr-only">{t('forms.counterLabel', { count, max })}</span>
    </span>
  );
}
