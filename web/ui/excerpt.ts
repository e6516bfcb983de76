/**
 * Where the first words of a text end, of at most `max` code units; the length of the text if it is not longer.
 * Cutting at a width instead can tear a Bengali conjunct apart.
 */
export function excerptEnd(text: string, max: number): number {
  if (text.length <= max) return text.length;
  const end = text.slice(0, max + 1).search(/\s\S*$/u);
  return end > 0 ? end : max;
}

/** The first words of a text on one line, with "…" if any were cut. */
export function excerpt(text: string, max: number): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const end = excerptEnd(line, max);
  return end === line.length ? line : `${line.slice(0, end).replace(/[\s,;:·।.–-]+$/u, '')}…`;
}
