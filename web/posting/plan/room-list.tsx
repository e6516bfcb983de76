import { ChevronDown } from 'lucide-react';
import type { FloorPlan } from '#contracts/floor-plans/floor-plan.ts';
import { roomNames, sizeText } from '#web/floor-plan/plan-words.ts';
import { useWords } from '#web/platform/language.tsx';
import { RoomFields } from './room-fields.tsx';

interface Props {
  plan: FloorPlan;
  selected: number | undefined;
  onSelect: (room: number | undefined) => void;
  onChange: (plan: FloorPlan) => void;
  onRemove: (room: number) => void;
}

/** The rooms as a list, the twin of the drawing; the chosen one is opened to its fields. */
export function RoomList({ plan, selected, onSelect, onChange, onRemove }: Props) {
  const words = useWords();
  const { t, fmt } = words;
  const names = roomNames(words, plan.rooms);
  return (
    <ol aria-label={t('floorPlan.rooms')} className="m-0 mt-4 list-none overflow-hidden rounded-control border border-line p-0">
      {plan.rooms.map((room, at) => (
        <li key={at} className={`border-b border-line last:border-b-0 ${at === selected ? 'bg-sunk' : ''}`}>
          <button
            type="button"
            aria-expanded={at === selected}
            onClick={() => onSelect(at === selected ? undefined : at)}
            className="control flex min-h-12 w-full items-center gap-2.5 px-3 text-left text-ui"
          >
            <span className="w-5 text-small text-muted">{fmt.plain(at + 1)}</span>
            <span className="flex-1 font-semibold">{names[at]}</span>
            {sizeText(words, room)}
            <ChevronDown aria-hidden="true" className={`size-5 text-muted ${at === selected ? 'rotate-180' : ''}`} />
          </button>
          {at === selected ? <RoomFields key={at} plan={plan} at={at} onChange={onChange} onRemove={() => onRemove(at)} /> : null}
        </li>
      ))}
    </ol>
  );
}
