import type { ListSection } from '#contracts/search/list-section.ts';
import { useWords } from '#web/platform/language.tsx';

/** What the posts below it have in common that those above do not, and how many they are. */
export function SectionHeading({ section, isFirst }: { section: ListSection; isFirst: boolean }) {
  const { t, fmt, lng } = useWords();
  const { way, total, totalIsExact, dropped, place } = section;
  const isMany = !totalIsExact;
  const shown = fmt.number(total);
  const more = isFirst
    ? t(isMany ? 'search.withoutCountMany' : 'search.withoutCount', { count: shown })
    : t(isMany ? 'search.moreMany' : 'search.moreCount', { count: shown });
  const said = dropped.map(({ text, name }) => t('search.chipText', { text: name?.[lng] ?? text }));
  const words = way === 'title' ? said.join(' / ') : fmt.list(said);
  const key = way === 'title' ? 'sectionTitle' : dropped.length > 1 ? 'sectionUnsaidTogether' : 'sectionUnsaid';
  return (
    <h2 className={`mb-3 border-line !font-text !text-base !leading-normal text-pretty [word-spacing:0] ${isFirst ? 'mt-0' : 'mt-7 border-t pt-4'}`}>
      {place ? t('search.sectionNearby', { place: place.name[lng], more }) : t(`search.${key}`, { count: total, more, words })}
    </h2>
  );
}
