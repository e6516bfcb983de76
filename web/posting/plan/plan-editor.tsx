import { useWatch } from 'react-hook-form';
import { type PresetName, presetPlan } from '#contracts/floor-plans/floor-plan-presets.ts';
import { PlanDrawing } from '#web/floor-plan/plan-drawing.tsx';
import { PlanList } from '#web/floor-plan/plan-list.tsx';
import { planIn } from '#web/floor-plan/plan-text.ts';
import { useWords } from '#web/platform/language.tsx';
import type { PostForm } from '#web/posting/post-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Presets } from './presets.tsx';

interface Props {
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/** A floor plan being drawn: from a usual one, with the measures of the home. */
export function PlanEditor({ text, onText, onClose }: Props) {
  const { t } = useWords();
  const size = useWatch<PostForm, 'size'>({ name: 'size' });
  const plan = planIn(text);
  const begin = (name: PresetName): void => onText(JSON.stringify(presetPlan(name, Number(size) || undefined)));
  if (!plan) return <Presets onChoose={begin} />;
  return (
    <>
      <PlanDrawing plan={plan} className="mx-auto max-w-150" />
      <PlanList plan={plan} className="mt-3" />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onClose}>{t('planEditor.done')}</Button>
      </div>
    </>
  );
}
