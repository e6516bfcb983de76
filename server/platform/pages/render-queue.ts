// Pages begin to be rendered one in each turn of the event loop. Ten that became ready together would otherwise be rendered in one go, and
// the caller for something small in the meantime, or is to be refused, would wait for all ten. No semaphore: many may be rendered at once.

let last: Promise<unknown> = Promise.resolve();

/** Resolves in a turn of the event loop in which no one else begins. */
export function renderTurn(): Promise<void> {
  const mine = last.then(() => new Promise<void>((resolve) => void setImmediate(resolve)));
  last = mine;
  return mine;
}
