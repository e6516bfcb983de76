const counted = /^\([\d০-৯]+\) /;

/** Writes how many are unread before the title of every page; `text` is empty for none. Returns how to take it back. */
export function countInTitle(text: string): () => void {
  const write = (wanted: string): void => {
    const title = wanted + document.title.replace(counted, '');
    if (document.title !== title) document.title = title;
  };
  const prefix = text && `(${text}) `;
  write(prefix);
  // Pages write their own titles.
  const observer = new MutationObserver(() => write(prefix));
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    write('');
  };
}
