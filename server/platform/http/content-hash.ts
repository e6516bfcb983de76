import { createHash } from 'node:crypto';

/** The same whatever the order of names in it. */
const ordered = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** A hash of what was sent, as the contract reads it: digits of either script and spaces around make no difference. */
export const contentHashOf = (content: unknown): Buffer => createHash('sha256').update(JSON.stringify(content, ordered)).digest();
