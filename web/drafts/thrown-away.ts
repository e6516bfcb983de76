// Drafts that were thrown away on this device, by id: without a connection the account still has them, and must not bring them back.
const key = 'draftsThrownAway';
/** Older ones are long gone from the account. */
const keptMax = 30;

/** When each was thrown away, in milliseconds. */
function read(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** Remembers at once that a draft is thrown away; the account is told when there is a connection. */
export function throwAway(id: string): void {
  try {
    const kept = Object.entries({ ...read(), [id]: Date.now() }).slice(-keptMax);
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage the account is told now or never.
  }
}

/** A saving that was on its way arrives so much later. */
const lateMs = 60_000;

/** Whether a draft was thrown away here and nobody has written on it since. */
export const isThrownAway = (id: string, savedAt: number): boolean => savedAt <= (read()[id] ?? Number.NEGATIVE_INFINITY) + lateMs;
