/** Lets the first of many like messages through, and then one each `everyMs` with the number of those left out. */
export function throttled(everyMs: number, now: () => number = Date.now): (tell: (leftOut: number) => void) => void {
  let last = Number.NEGATIVE_INFINITY;
  let leftOut = 0;
  return (tell) => {
    if (now() - last < everyMs) {
      leftOut++;
      return;
    }
    tell(leftOut);
    last = now();
    leftOut = 0;
  };
}
