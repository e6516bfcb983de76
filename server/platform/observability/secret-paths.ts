// Addresses that are secrets themselves, for every log: the product's own, and those of the proxies in ops/ (a test compares them).

/** Path segments whose successor is a secret, in any case of letters. */
export const secretPaths = ['resetPassword', 'unsubscribe', 'resubscribe', 'shortlist', 'sharedShortlists'] as const;

const keyedPath = new RegExp(`(/(?:${secretPaths.join('|')})/)[^/\\s]+`, 'gi');
const longWord = /[\w-]{20,}/g;
const looksRandom = (word: string): boolean => /\d/.test(word) && /[A-Z]/.test(word) && /[a-z]/.test(word);

/** Redacts secrets in any path, also on routes that do not exist. */
export const withoutSecrets = (text: string): string =>
  text.replace(keyedPath, '$1[redacted]').replace(longWord, (word) => (looksRandom(word) ? '[redacted]' : word));
