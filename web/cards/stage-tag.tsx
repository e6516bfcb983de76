import type { GroupStage } from '#contracts/offers/building-enums.ts';
import { useWords } from '#web/platform/language.tsx';
import { Tag } from '#web/ui/tag.tsx';

const tones = { forming: 'clay', landBought: 'gold', building: 'info', closed: 'plain' } as const;

/** How far a shared building has come. */
export function StageTag({ stage }: { stage: GroupStage }) {
  const { t } = useWords();
  return <Tag tone={tones[stage]}>{t(`enums.groupStage_${stage}`)}</Tag>;
}
