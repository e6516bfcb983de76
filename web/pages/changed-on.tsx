import { dateInDhaka } from '#contracts/dhaka.ts';
import { useWords } from '#web/platform/language.tsx';

/** When the words of a page changed last: a moment, or a day such as 2024-11-26. */
export function ChangedOn({ at }: { at: string }) {
  const { t, fmt } = useWords();
  // 26.11.2024, as the specification writes it.
  const day = dateInDhaka(Date.parse(at)).split('-').toReversed().join('.');
  return (
    <p className="mt-2 mb-0 text-small text-muted">
      <time dateTime={at}>{t('pages.updated', { date: fmt.plain(day) })}</time>
    </p>
  );
}
