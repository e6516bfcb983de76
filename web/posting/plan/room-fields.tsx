import { Trash2, X } from 'lucide-react';
import { limits } from '#contracts/limits.ts';
import { roomKinds, type RoomKind, type WallSide, wallSides } from '#contracts/floor-plans/floor-plan-kinds.ts';
import { boundsOf, type FloorPlan } from '#contracts/floor-plans/floor-plan.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/controls.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { FeetField } from './feet-field.tsx';
import { addOpening, changeOpening, changeRoom, moveRoom, type OpeningKind, removeOpening, resizeRoom } from './plan-moves.ts';

interface Props {
  plan: FloorPlan;
  at: number;
  onChange: (plan: FloorPlan) => void;
  onRemove: () => void;
}

function What({ plan, at, onChange }: Omit<Props, 'onRemove'>) {
  const { t } = useWords();
  const room = plan.rooms[at];
  if (!room) return null;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field id="plan-kind" label={t('planEditor.kind')}>
        <Select id="plan-kind" value={room.kind} onChange={({ target }) => onChange(changeRoom(plan, at, { kind: target.value as RoomKind }))}>
          {roomKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`floorPlan.room_${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="plan-name" label={t('planEditor.name')} note={t('shell.optional')}>
        <TextInput
          key={room.name ?? ''}
          id="plan-name"
          defaultValue={room.name ?? ''}
          maxLength={limits.floorPlan.nameMax}
          autoComplete="off"
          onBlur={({ target }) => target.value.trim() !== (room.name ?? '') && onChange(changeRoom(plan, at, { name: target.value }))}
        />
      </Field>
    </div>
  );
}

function Lengths({ plan, at, onChange }: Omit<Props, 'onRemove'>) {
  const { t } = useWords();
  const room = plan.rooms[at];
  if (!room) return null;
  const { x, y } = boundsOf(plan.rooms);
  return (
    <div className="mt-3 grid grid-cols-2 gap-3">
      <FeetField id="plan-width" label={t('planEditor.width')} value={room.w} onChange={(feet) => onChange(resizeRoom(plan, at, 'right', feet))} />
      <FeetField id="plan-depth" label={t('planEditor.depth')} value={room.h} onChange={(feet) => onChange(resizeRoom(plan, at, 'bottom', feet))} />
      <FeetField id="plan-left" label={t('planEditor.left')} value={room.x - x} onChange={(feet) => onChange(moveRoom(plan, at, feet - room.x + x, 0))} />
      <FeetField id="plan-top" label={t('planEditor.top')} value={room.y - y} onChange={(feet) => onChange(moveRoom(plan, at, 0, feet - room.y + y))} />
    </div>
  );
}

/** The doors or windows of a room: where they are on their wall, and one more on each wall. */
function Openings({ plan, at, kind, onChange }: Omit<Props, 'onRemove'> & { kind: OpeningKind }) {
  const { t } = useWords();
  const own = plan[kind].map((opening, index) => ({ ...opening, index })).filter(({ room }) => room === at);
  const name = (side: WallSide): string => t(`planEditor.${kind}_${side}`);
  return (
    <fieldset className="m-0 mt-4 min-w-0 border-0 p-0">
      <legend className="p-0 text-ui font-semibold">{t(`planEditor.${kind}`)}</legend>
      {own.map(({ index, side, at: from, width }) => (
        <div key={index} className="mt-2 grid grid-cols-[1fr_1fr_auto] items-end gap-2">
          <FeetField
            id={`plan-${kind}-${index}-at`}
            label={t('planEditor.along', { what: name(side) })}
            value={from}
            onChange={(feet) => onChange(changeOpening(plan, kind, index, { at: feet }))}
          />
          <FeetField
            id={`plan-${kind}-${index}-width`}
            label={t('planEditor.wide')}
            value={width}
            onChange={(feet) => onChange(changeOpening(plan, kind, index, { width: feet }))}
          />
          <button
            type="button"
            aria-label={t('planEditor.without', { what: name(side) })}
            onClick={() => onChange(removeOpening(plan, kind, index))}
            className="control grid size-12 place-items-center rounded-control text-danger hover:bg-danger-tint"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
      ))}
      <div className="mt-2 flex flex-wrap gap-2">
        {wallSides.map((side) => (
          <Button key={side} kind="outline" className="!px-3" onClick={() => onChange(addOpening(plan, kind, at, side))}>
            {t(`planEditor.add_${side}`)}
            <span className="sr-only">{t(`planEditor.${kind}`)}</span>
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** Everything about one room as fields: what a finger does on the plan is done here by typing. */
export function RoomFields({ plan, at, onChange, onRemove }: Props) {
  const { t } = useWords();
  return (
    <div className="border-t border-line px-3 pt-3 pb-4">
      <What plan={plan} at={at} onChange={onChange} />
      <Lengths plan={plan} at={at} onChange={onChange} />
      <Openings plan={plan} at={at} kind="doors" onChange={onChange} />
      <Openings plan={plan} at={at} kind="windows" onChange={onChange} />
      {plan.rooms.length > 1 ? (
        <Button kind="quiet" className="mt-3 !text-danger" onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-5" />
          {t('planEditor.removeRoom')}
        </Button>
      ) : null}
    </div>
  );
}
