import type { Purpose } from '#contracts/enums.ts';
import { useWords } from '#web/platform/language.tsx';

export interface Count {
  total: number;
  totalIsExact: boolean;
}

export type PurposeCounts = Record<Purpose, Count>;

/** ৬,২৪০, or ১,০০০+ where the search stops counting. */
export function useCount(): (count: Count) => string | null {
  const { fmt } = useWords();
  return ({ total, totalIsExact }) => (total > 0 ? `${fmt.number(total)}${totalIsExact ? '' : '+'}` : null);
}
