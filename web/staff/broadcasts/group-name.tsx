import type { Audience } from '#contracts/notices/broadcasts.ts';
import type { Division } from '#contracts/enums.ts';
import { useWords } from '#web/platform/language.tsx';

/** Who a broadcast goes to, in words. */
export function GroupName({ audience, division }: { audience: Audience; division: Division | null }) {
  const { t } = useWords();
  const group = t(`staffBroadcasts.audience_${audience}`);
  return division ? `${group}, ${t(`enums.division_${division}`)}` : group;
}
