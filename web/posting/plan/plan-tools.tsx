import { FlipHorizontal2, Plus, Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { roomKinds, type RoomKind } from '#contracts/floor-plans/floor-plan-kinds.ts';
import { mirrored } from '#contracts/floor-plans/floor-plan-changes.ts';
import { type FloorPlan, norths } from '#contracts/floor-plans/floor-plan.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/controls.tsx';
import { Field } from '#web/ui/field.tsx';

function Tool({ label, disabled = false, onPress, children }: { label: string; disabled?: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // Not `disabled`: the focus would go with the last step.
      aria-disabled={disabled}
      onClick={disabled ? undefined : onPress}
      className="control grid size-12 place-items-center rounded-control border border-control bg-card hover:border-primary aria-disabled:opacity-50 [&>svg]:size-5"
    >
      {children}
    </button>
  );
}

interface Props {
  plan: FloorPlan;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onChange: (plan: FloorPlan) => void;
}

/** What is done to the plan as a whole: taken back, done again, mirrored. */
export function PlanTools({ plan, canUndo, canRedo, onUndo, onRedo, onChange }: Props) {
  const { t } = useWords();
  return (
    <div className="mb-2 flex gap-2">
      <Tool label={t('planEditor.undo')} disabled={!canUndo} onPress={onUndo}>
        <Undo2 aria-hidden="true" />
      </Tool>
      <Tool label={t('planEditor.redo')} disabled={!canRedo} onPress={onRedo}>
        <Redo2 aria-hidden="true" />
      </Tool>
      <Tool label={t('planEditor.mirror')} onPress={() => onChange(mirrored(plan))}>
        <FlipHorizontal2 aria-hidden="true" />
      </Tool>
    </div>
  );
}

/** A room more, and where north is. */
export function PlanParts({ plan, onAdd, onChange }: { plan: FloorPlan; onAdd: (kind: RoomKind) => void; onChange: (plan: FloorPlan) => void }) {
  const { t } = useWords();
  const [kind, setKind] = useState<RoomKind>('bedroom');
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2">
      <Field id="plan-add" label={t('planEditor.add')}>
        <div className="flex gap-2">
          <Select id="plan-add" className="min-w-0 flex-1" value={kind} onChange={({ target }) => setKind(target.value as RoomKind)}>
            {roomKinds.map((one) => (
              <option key={one} value={one}>
                {t(`floorPlan.room_${one}`)}
              </option>
            ))}
          </Select>
          <Button kind="outline" className="!px-3" onClick={() => onAdd(kind)}>
            <Plus aria-hidden="true" className="size-5" />
            {t('planEditor.addNow')}
          </Button>
        </div>
      </Field>
      <Field id="plan-north" label={t('planEditor.north')}>
        <Select
          id="plan-north"
          value={plan.north ?? ''}
          onChange={({ target }) => onChange({ ...plan, north: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{t('planEditor.north_unknown')}</option>
          {norths.map((degrees) => (
            <option key={degrees} value={degrees}>
              {t(`planEditor.north_${degrees}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
