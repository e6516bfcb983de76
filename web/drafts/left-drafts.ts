// Drafts of people who are not signed in here any more: they carry a phone number, and the device may be shared. Kept for
// a day from when their owner was first missed, then removed; docs/decisions/0056-reading-and-acting-offline.md.
import { hourMs } from '#contracts/durations.ts';
import { limits } from '#contracts/limits.ts';
import type { Session } from '#web/platform/session.ts';
import { dropPhotos, photoKeys, readPhotos } from './photo-store.ts';

const marksKey = 'draftsLeft';
const keptMs = limits.posts.draftKeptHours * hourMs;

/** When each owner of drafts signed out or was first missed, in milliseconds, by account. */
type Marks = Record<string, number>;

/** Whose draft is kept under a key, of a new post or of an edit. */
const ownerOf = (key: string): string | undefined => /^(?:draft|edit)\..+\.([^.]+)$/.exec(key)?.[1];

const textKeys = (): string[] => Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');

const keysOf = async (userId: string): Promise<string[]> => [...new Set([...textKeys(), ...(await photoKeys())])].filter((key) => ownerOf(key) === userId);

/** Empty where they cannot be read. */
function readMarks(): Marks {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(marksKey) ?? '{}');
    const entries = typeof kept === 'object' && kept ? Object.entries(kept) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch {
    return {};
  }
}

function keepMarks(marks: Marks): void {
  if (Object.keys(marks).length > 0) localStorage.setItem(marksKey, JSON.stringify(marks));
  else localStorage.removeItem(marksKey);
}

async function removeAll(userId: string): Promise<void> {
  for (const key of await keysOf(userId)) {
    localStorage.removeItem(key);
    await dropPhotos(key);
  }
}

/** Whether the person has an unsent text or pictures in this browser; no, where it keeps nothing. */
export async function hasDrafts(userId: string): Promise<boolean> {
  try {
    if (textKeys().some((key) => ownerOf(key) === userId)) return true;
    const keys = await keysOf(userId);
    const photos = await Promise.all(keys.map(readPhotos));
    return photos.some((kept) => kept !== undefined && kept.length > 0);
  } catch {
    return false;
  }
}

/** On sign-out: drafts stay for another day. */
export function leaveDrafts(userId: string): void {
  try {
    keepMarks({ ...readMarks(), [userId]: Date.now() });
  } catch {
    // Without storage there are no drafts either.
  }
}

/** Removes what a person has begun, and with the next page what a form that was still open has written since. */
export async function removeDrafts(userId: string): Promise<void> {
  try {
    keepMarks({ ...readMarks(), [userId]: 0 });
    await removeAll(userId);
  } catch {
    // See leaveDrafts.
  }
}

/** Removes drafts whose owner has been gone for a day; one who is missed for the first time leaves now. */
export async function sweepDrafts({ state, user }: Pick<Session, 'state'> & { user?: { id: string } }): Promise<void> {
  // The session check failed: the person may well be signed in.
  if (state !== 'in' && state !== 'out') return;
  try {
    const marks = readMarks();
    const owners = new Set([...textKeys(), ...(await photoKeys())].flatMap((key) => ownerOf(key) ?? []));
    const left: Marks = {};
    for (const owner of owners) {
      if (owner === user?.id) continue;
      const since = marks[owner] ?? Date.now();
      if (Date.now() - since < keptMs) left[owner] = since;
      else await removeAll(owner);
    }
    keepMarks(left);
  } catch {
    // See leaveDrafts.
  }
}
