// Feet as people type them: 12, 12.5, 12' 6", ১২ ফুট ৬ ইঞ্চি.
import { onGrid } from '#contracts/floor-plans/floor-plan-changes.ts';
import { asciiDigits } from '#contracts/values.ts';

const inchesPerFoot = 12;
const textMax = 30;

/** The length on the grid; nothing where it is none. */
export function feetIn(text: string): number | undefined {
  const typed = asciiDigits(text.slice(0, textMax)).trim();
  const found = /^(\d+(?:\.\d+)?)\s*(?:['′’`]|ft\.?|feet|ফুট)?\s*(?:-?\s*(\d+(?:\.\d+)?)\s*(?:["″”]|''|in\.?|inch(?:es)?|ইঞ্চি)?)?$/i.exec(typed);
  if (!found) return undefined;
  const [, feet, inches = '0'] = found;
  return Number(inches) < inchesPerFoot ? onGrid(Number(feet) + Number(inches) / inchesPerFoot) : undefined;
}
