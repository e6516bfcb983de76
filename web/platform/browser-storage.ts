// The browser's storage, which never throws: what it does not take lasts as long as this page.
type Area = 'localStorage' | 'sessionStorage';
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function browserStorage(area: Area): BrowserStorage {
  const untaken = new Map<string, string>();
  return {
    getItem: (key) => {
      try {
        return untaken.get(key) ?? globalThis[area].getItem(key);
      } catch {
        return null;
      }
    },
    setItem: (key, text) => {
      try {
        globalThis[area].setItem(key, text);
        untaken.delete(key);
      } catch {
        untaken.set(key, text);
      }
    },
    removeItem: (key) => {
      untaken.delete(key);
      try {
        globalThis[area].removeItem(key);
      } catch {
        // Nothing was stored there.
      }
    },
  };
}

/** Stays in this browser. */
export const localStore = browserStorage('localStorage');

/** Lasts as long as this tab. */
export const sessionStore = browserStorage('sessionStorage');

/** Hears of changes here and in other tabs; returns how to stop. */
export function onStorageChange(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** The browser tells the other tabs of a change; this one hears it from us. */
export const announceChange = (): void => void globalThis.dispatchEvent?.(new Event('storage'));
