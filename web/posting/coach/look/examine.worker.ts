// Looks at photos beside the page, so that no key press waits for it.
import { examine } from './examine.ts';

export interface Asked {
  id: string;
  pixels: Uint8ClampedArray;
  width: number;
  height: number;
  longSide: number;
}

const scope = self as unknown as { onmessage: ((event: MessageEvent<Asked>) => void) | null; postMessage: (answer: unknown) => void };
scope.onmessage = ({ data: { id, ...photo } }) => scope.postMessage({ id, looked: examine(photo) });
