/** A text of the catalogue without its marks, for search engines and for searching in it. */
export const plainText = (text: string): string =>
  text
    .replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1')
    .replaceAll('**', '')
    .replace(/^- /gm, '')
    .replace(/\s*\n\s*/g, ' ');
