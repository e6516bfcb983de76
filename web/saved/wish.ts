// A save that waits for somebody to sign in, kept in this tab.
import { type Purpose, purposes } from '#contracts/enums.ts';

export interface Wish {
  PostID: number;
  type: Purpose;
}

const key = 'wishToSave';
/** Whoever signs in much later no longer means it. */
const validMs = 30 * 60_000;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where the browser forbids its storage, the wish lasts as long as the page. */
let ofThisPage: string | undefined;

export function keepWish({ PostID, type }: Wish, store: () => Store = () => sessionStorage, now = Date.now()): void {
  ofThisPage = JSON.stringify({ PostID, type, at: now });
  try {
    store().setItem(key, ofThisPage);
  } catch {
    // Kept for this page only.
  }
}

function stored(store: () => Store): string | undefined {
  try {
    const text = store().getItem(key);
    store().removeItem(key);
    return text ?? undefined;
  } catch {
    return undefined;
  }
}

/** The wish, once: taken away as it is read. Undefined where there is none, or it is too old or unreadable. */
export function takeWish(store: () => Store = () => sessionStorage, now = Date.now()): Wish | undefined {
  const text = stored(store) ?? ofThisPage;
  ofThisPage = undefined;
  if (!text) return undefined;
  try {
    const { PostID, type, at } = JSON.parse(text) as Record<string, unknown>;
    const purpose = purposes.find((one) => one === type);
    if (!Number.isSafeInteger(PostID) || !purpose || typeof at !== 'number' || now - at > validMs) return undefined;
    return { PostID: Number(PostID), type: purpose };
  } catch {
    return undefined;
  }
}
