/** A catalogue text without its markup, for search engines and for searching. */
export const plainText = (text: string): string =>
  text
    .replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1')
    .replaceAll('**', '')
    .replace(/^- /gm, '')
    .replace(/\s*\n\s*/g, ' ');
