import { type KeyboardEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { withoutRoom } from '#contracts/floor-plans/floor-plan-changes.ts';
import { type PresetName, presetPlan } from '#contracts/floor-plans/floor-plan-presets.ts';
import { atOrigin, compareWithSize, type FloorPlan, planArea, planFault } from '#contracts/floor-plans/floor-plan.ts';
import { planIn } from '#web/floor-plan/plan-text.ts';
import { planSum, roomNames, sizeText } from '#web/floor-plan/plan-words.ts';
import { faultText } from '#web/platform/calls/fault-text.ts';
import { useWords } from '#web/platform/language.tsx';
import type { PostForm } from '#web/posting/post-form.ts';
import { Button } from '#web/ui/button.tsx';
import { PlanCanvas } from './plan-canvas.tsx';
import { begun, done, type PlanHistory, redone, undone } from './plan-history.ts';
import { addRoom } from './plan-moves.ts';
import { PlanParts, PlanTools } from './plan-tools.tsx';
import { Presets } from './presets.tsx';
import { RoomList } from './room-list.tsx';

interface Props {
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/** What the plan comes to beside the stated size, and what is wrong with it. */
function Said({ plan, selected }: { plan: FloorPlan; selected: number | undefined }) {
  const words = useWords();
  const { t, fmt } = words;
  const size = Number(useWatch<PostForm, 'size'>({ name: 'size' }));
  const broken = planFault(plan);
  const room = selected === undefined ? undefined : plan.rooms[selected];
  const told = room && selected !== undefined ? `${roomNames(words, plan.rooms)[selected] ?? ''}: ${sizeText(words, room)}. ` : '';
  return (
    <>
      <output className={`mt-3 block min-h-6 text-ui ${broken ? 'text-danger' : ''}`}>
        {broken ? `${faultText(t, broken)}. ${t('planEditor.notKept')}` : `${told}${planSum(words, plan)}.`}
      </output>
      {size > 0 ? (
        <p className="m-0 text-small text-muted">{t(`planEditor.stated_${compareWithSize(planArea(plan), size)}`, { size: fmt.area(size) })}</p>
      ) : null}
    </>
  );
}

/** A plan as it is drawn, step by step; every sound step is kept in the form at once. */
function useDrawing(plan: FloorPlan, onText: (text: string) => void) {
  const [history, setHistory] = useState(() => begun(plan));
  const show = (next: PlanHistory): void => {
    setHistory(next);
    if (!planFault(next.now)) onText(JSON.stringify(atOrigin(next.now)));
  };
  return {
    plan: history.now,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (next: FloorPlan) => show(done(history, next)),
    undo: () => show(undone(history)),
    redo: () => show(redone(history)),
  };
}

function Drawing({ begin, onText, onClose }: { begin: FloorPlan; onText: (text: string) => void; onClose: () => void }) {
  const { t } = useWords();
  const { plan, canUndo, canRedo, change, undo, redo } = useDrawing(begin, onText);
  const [picked, setSelected] = useState<number>();
  const selected = picked !== undefined && picked < plan.rooms.length ? picked : undefined;
  const remove = (room: number): void => {
    if (plan.rooms.length < 2) return;
    change(withoutRoom(plan, room));
    setSelected(undefined);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isTyping = event.target instanceof HTMLInputElement;
    if (isTyping || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  };
  return (
    // Keys for undoing work wherever within the editor the focus is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown}>
      <PlanTools plan={plan} canUndo={canUndo} canRedo={canRedo} onUndo={undo} onRedo={redo} onChange={change} />
      <PlanCanvas plan={plan} selected={selected} onSelect={setSelected} onChange={change} onRemove={remove} />
      <p className="mt-2 mb-0 text-small text-muted">{t('planEditor.how')}</p>
      <Said plan={plan} selected={selected} />
      <RoomList plan={plan} selected={selected} onSelect={setSelected} onChange={change} onRemove={remove} />
      <PlanParts
        plan={plan}
        onChange={change}
        onAdd={(kind) => {
          change(addRoom(plan, kind));
          setSelected(plan.rooms.length);
        }}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onClose}>{t('planEditor.done')}</Button>
        <Button kind="quiet" onClick={() => (onText(''), onClose())}>
          {t('planEditor.remove')}
        </Button>
      </div>
    </div>
  );
}

/** The balcony side of a usual plan is right; it looks where the home faces. */
const bearings: Readonly<Record<string, number>> = { north: 0, east: 90, south: 180, west: 270 };
const northOf = (facing: string): number | null => {
  const bearing = bearings[facing];
  return bearing === undefined ? null : (90 - bearing + 360) % 360;
};

/** A floor plan being drawn: from a usual one with the measures of the home, or from the one that is there. */
export function PlanEditor({ text, onText, onClose }: Props) {
  const [size, facing] = useWatch<PostForm, ['size', 'facing']>({ name: ['size', 'facing'] });
  const [plan, setPlan] = useState(() => planIn(text));
  const begin = (name: PresetName): void => {
    const usual = { ...presetPlan(name, Number(size) || undefined), north: northOf(facing) };
    setPlan(usual);
    onText(JSON.stringify(usual));
  };
  return plan ? <Drawing begin={plan} onText={onText} onClose={onClose} /> : <Presets onChoose={begin} />;
}
