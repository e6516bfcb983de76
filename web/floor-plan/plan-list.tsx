import type { FloorPlan } from '#contracts/floor-plans/floor-plan.ts';
import { useWords } from '#web/platform/language.tsx';
import { roomNames, sizeText } from './plan-words.ts';
import { lightsOf } from './sun.ts';

/** Every room with its size and its light: the twin of the drawing, whose numbers are those of this list. */
export function PlanList({ plan, className = '' }: { plan: FloorPlan; className?: string }) {
  const words = useWords();
  const { t, fmt } = words;
  const names = roomNames(words, plan.rooms);
  return (
    <ol aria-label={t('floorPlan.rooms')} className={`m-0 list-none p-0 text-ui ${className}`}>
      {plan.rooms.map((room, at) => {
        const light = lightsOf(plan, at).map((one) => t(`floorPlan.sun_${one}`));
        return (
          <li key={at} className="flex flex-wrap items-baseline gap-x-2.5 border-b border-line py-1.5 last:border-b-0">
            <span className="w-5 shrink-0 text-small text-muted">{fmt.plain(at + 1)}</span>
            <span className="flex-1 font-semibold">{names[at]}</span>
            <span className="whitespace-nowrap">{sizeText(words, room)}</span>
            <span className="min-w-19 text-right text-small whitespace-nowrap text-muted">{fmt.area(room.w * room.h)}</span>
            {light.length > 0 ? <span className="ml-7.5 w-full text-small text-gold-ink">{fmt.list(light)}</span> : null}
          </li>
        );
      })}
    </ol>
  );
}
