// What the client was told: every write that was acknowledged, and every one whose answer never came.
export interface Ledger {
  /** The acknowledged ones with what they were answered. */
  readonly acknowledged: ReadonlyMap<string, unknown>;
  readonly open: ReadonlySet<string>;
  sent(name: string): void;
  acknowledge(name: string, answer?: unknown): void;
}

export function openLedger(): Ledger {
  const acknowledged = new Map<string, unknown>();
  const open = new Set<string>();
  return {
    acknowledged,
    open,
    sent: (name) => void (acknowledged.has(name) || open.add(name)),
    acknowledge(name, answer) {
      open.delete(name);
      acknowledged.set(name, answer);
    },
  };
}

/** What is wrong when `found` (each with how often) is there: acknowledged ones once, open ones at most once. */
export function compare({ acknowledged, open }: Ledger, found: ReadonlyMap<string, number>): string[] {
  const lost = [...acknowledged.keys()].filter((name) => !found.has(name));
  const twice = [...found].filter(([name, count]) => count > 1 && (acknowledged.has(name) || open.has(name)));
  return [...lost.map((name) => `acknowledged, but lost: ${name}`), ...twice.map(([name, count]) => `there ${count} times: ${name}`)];
}
