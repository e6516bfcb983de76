// Whether photos may travel by themselves: people pay for their data, and a slow line is needed for what they are doing.
/** What some browsers tell of the connection. */
export interface Line extends Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>> {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

export const lineOf = (browser: Navigator): Line | undefined => (browser as Navigator & { connection?: Line }).connection;

const slow = new Set(['slow-2g', '2g']);

/** A browser that tells nothing counts as well connected. */
export function isGoodLine(onLine: boolean, line: Line | undefined, savesData: boolean): boolean {
  if (!onLine || savesData || line?.saveData) return false;
  const { effectiveType = '', type } = line ?? {};
  return !slow.has(effectiveType) && !(effectiveType === '3g' && type === 'cellular');
}
