import type { Purpose } from '#contracts/enums.ts';
import { useWords } from '#web/platform/language.tsx';

export interface Count {
  total: number;
  totalIsExact: boolean;
}

export type PurposeCounts = Record<Purpose, Count>;

/** The number for a plural, and as it is shown: ৬,২৪০, or ১,০০০+ where the search stops counting. */
export interface ShownCount {
  count: number;
  shown: string;
}

/** Null where there is nothing to count. */
export function useCount(): (count: Count) => ShownCount | null {
  const { fmt } = useWords();
  return ({ total, totalIsExact }) => (total > 0 ? { count: total, shown: `${fmt.number(total)}${totalIsExact ? '' : '+'}` } : null);
}
