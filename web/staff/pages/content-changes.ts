// How two versions of a page differ, line by line.
import type { PageContent } from '#contracts/pages/page-texts.ts';
import { languages, type Language } from '#i18n/language.ts';

export interface Line {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

export interface ContentChange {
  /** `lead`, `highlight`, or the section's title. */
  where: 'lead' | 'highlight' | { bn: string; en: string };
  lng: Language;
  lines: Line[];
}

interface Piece {
  where: ContentChange['where'];
  text: Record<Language, string>;
}

const cardLines = ({ title, text }: PageContent['sections'][number]['cards'][number], lng: Language): string[] => [title[lng], text[lng]];

/** The page cut into what is compared, by what names it in every version. */
function piecesOf({ lead, highlight, sections }: PageContent): Map<string, Piece> {
  const pieces = new Map<string, Piece>([['lead', { where: 'lead', text: lead }]]);
  if (highlight) pieces.set('highlight', { where: 'highlight', text: highlight });
  for (const { id, title, text, cards } of sections) {
    const all = (lng: Language): string => [title[lng], text[lng], ...cards.flatMap((card) => cardLines(card, lng))].join('\n');
    pieces.set(`section ${id}`, { where: title, text: { bn: all('bn'), en: all('en') } });
  }
  return pieces;
}

/** What stays, goes and comes between two lists of lines: the longest common ones stay. */
export function lineChanges(before: readonly string[], after: readonly string[]): Line[] {
  const longest: number[][] = Array.from({ length: before.length + 1 }, () => Array<number>(after.length + 1).fill(0));
  const at = (row: number, column: number): number => longest[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--)
      (longest[row] as number[])[column] = before[row] === after[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
  const lines: Line[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [gone, come] = [before[row], after[column]];
    if (gone !== undefined && gone === come) {
      lines.push({ kind: 'same', text: gone });
      row += 1;
      column += 1;
    } else if (gone !== undefined && (come === undefined || at(row + 1, column) >= at(row, column + 1))) {
      lines.push({ kind: 'gone', text: gone });
      row += 1;
    } else {
      lines.push({ kind: 'new', text: come ?? '' });
      column += 1;
    }
  }
  return lines;
}

const linesOf = (text: string | undefined): string[] => (text ? text.split('\n') : []);

/** Everything that differs, in the order of the later version; what is gone stands last. */
export function contentChanges(before: PageContent, after: PageContent): ContentChange[] {
  const [was, is] = [piecesOf(before), piecesOf(after)];
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((key) => {
    const [old, now] = [was.get(key), is.get(key)];
    return languages.flatMap((lng) =>
      old?.text[lng] === now?.text[lng]
        ? []
        : [{ where: (now ?? old)?.where ?? 'lead', lng, lines: lineChanges(linesOf(old?.text[lng]), linesOf(now?.text[lng])) }],
    );
  });
}

const orderOf = ({ sections }: PageContent, among: ReadonlySet<string>): string =>
  sections
    .map(({ id, group }) => `${id} ${group}`)
    .filter((name) => among.has(name))
    .join();

/** Whether sections that are in both are in another order, or questions under another heading. */
export function isReordered(before: PageContent, after: PageContent): boolean {
  const names = (content: PageContent): Set<string> => new Set(content.sections.map(({ id, group }) => `${id} ${group}`));
  const [was, is] = [names(before), names(after)];
  const both = new Set([...was].filter((name) => is.has(name)));
  const ids = ({ sections }: PageContent): Map<string, string | null> => new Map(sections.map(({ id, group }) => [id, group]));
  const [groupsBefore, groupsAfter] = [ids(before), ids(after)];
  const moved = [...groupsBefore].some(([id, group]) => groupsAfter.has(id) && groupsAfter.get(id) !== group);
  return moved || orderOf(before, both) !== orderOf(after, both);
}
