// What an entry of the audit log says of a record that was replaced.
import { changedMark } from '#contracts/staff/moderation.ts';
import type { StaffAction } from './audit.ts';

type Logged = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Each field that differs, before and after. Of `uncopied` ones, long texts and what may name or reach a person, only that they changed. */
export function changedFields(was: Logged, is: Logged, uncopied: ReadonlySet<string>): Pick<StaffAction, 'before' | 'after'> {
  const names = Object.keys(is).filter((name) => !isSame(was[name], is[name]));
  const copied = names.filter((name) => !uncopied.has(name));
  const marked = names.filter((name) => uncopied.has(name));
  return {
    before: Object.fromEntries(copied.map((name) => [name, was[name] ?? null])),
    after: Object.fromEntries([...copied.map((name) => [name, is[name] ?? null]), ...marked.map((name) => [name, changedMark])]),
  };
}
