// What a run says to the process that keeps a product ready (`scripts/testing/run-product.ts`).
import type { ProductProcess } from './product.ts';

/** Names the address of that process for the workers of a run. */
export const runningProductVariable = 'UTHAN_PRODUCT_KEEPER';

export interface RunningProduct extends Pick<ProductProcess, 'url' | 'dataDir'> {
  databaseUrl: string;
  /** Where it sends its mail: the run listens there. */
  smtpPort: number;
}

/** Waits until one is ready. Throws with what the product said when it could not start. */
export async function takeRunning(keeper: string): Promise<RunningProduct> {
  const answer = await fetch(`${keeper}/take`, { method: 'POST' });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as RunningProduct;
}

/** A used product ends; the next one is made ready in the meantime. */
export async function giveBack(keeper: string): Promise<void> {
  await fetch(`${keeper}/give-back`, { method: 'POST' });
}
