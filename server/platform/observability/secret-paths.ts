// Addresses that are secrets themselves: no log names them, the product's own and those of the proxies in ops/ (a test compares them), and no
// cache stores what is answered there.

/** Path segments whose successor is a secret, in any case of letters. */
export const secretPaths = ['resetPassword', 'unsubscribe', 'resubscribe', 'shortlist', 'sharedShortlists'] as const;

const keyedPath = new RegExp(`(/(?:${secretPaths.join('|')})/)[^/\\s]+`, 'gi');
const longWord = /[\w-]{20,}/g;
const looksRandom = (word: string): boolean => /\d/.test(word) && /[A-Z]/.test(word) && /[a-z]/.test(word);

/** Redacts secrets in any path, also on routes that do not exist. */
export const withoutSecrets = (text: string): string =>
  text.replace(keyedPath, '$1[redacted]').replace(longWord, (word) => (looksRandom(word) ? '[redacted]' : word));

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Whether a path holds a secret, however it is written. */
export const holdsSecret = (path: string): boolean => decoded(path).search(keyedPath) >= 0;
