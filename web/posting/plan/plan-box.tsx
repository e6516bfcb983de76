import { Grid2x2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PostType } from '#contracts/enums.ts';
import { planSum } from '#web/floor-plan/plan-words.ts';
import { planIn } from '#web/floor-plan/plan-text.ts';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { useWords } from '#web/platform/language.tsx';
import { Card } from '#web/posting/card.tsx';
import { usePostField } from '#web/posting/fields.tsx';
import type { PostForm } from '#web/posting/post-form.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorText } from '#web/ui/field.tsx';
import { Bone } from '#web/ui/skeleton.tsx';

const PlanEditor = lazy(async () => ({ default: (await loadChunk(() => import('./plan-editor.tsx'))).PlanEditor }));

/** What there is of a plan while it is not being drawn. */
function Glance({ text, onOpen, onRemove }: { text: string; onOpen: () => void; onRemove: () => void }) {
  const words = useWords();
  const { t } = words;
  const plan = planIn(text);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="outline" id="floorPlan" aria-describedby="floor-plan-said" onClick={onOpen}>
          <Grid2x2 aria-hidden="true" className="size-5" />
          {t(plan ? 'planEditor.change' : 'planEditor.draw')}
        </Button>
        {plan ? (
          <Button kind="quiet" onClick={onRemove}>
            {t('planEditor.remove')}
          </Button>
        ) : null}
      </div>
      <p id="floor-plan-said" className="mt-2 mb-0 text-small text-muted">
        {plan ? planSum(words, plan) : `${t('planEditor.none')} ${t('planEditor.onPaper', { name: t('enums.shot_plan') })}`}
      </p>
    </>
  );
}

/** The floor plan, whose editor comes when it is asked for. */
export function PlanBox({ type }: { type: PostType }) {
  const { t } = useWords();
  const { setValue } = useFormContext<PostForm>();
  const text = useWatch<PostForm, 'floorPlan'>({ name: 'floorPlan' });
  const { error } = usePostField('floorPlan');
  const [isOpen, setOpen] = useState(false);
  const set = (next: string): void => setValue('floorPlan', next, { shouldDirty: true });
  return (
    <Card
      id="floor-plan-title"
      title={
        <>
          {t('posting.floorPlan')} <span className="font-text text-ui font-normal text-muted">{t('shell.optional')}</span>
        </>
      }
      lead={t(type === 'rent' ? 'planEditor.leadRent' : 'planEditor.lead')}
    >
      {isOpen ? (
        <Suspense fallback={<Bone className="h-80 w-full rounded-panel" />}>
          <PlanEditor text={text} onText={set} onClose={() => setOpen(false)} />
        </Suspense>
      ) : (
        <Glance text={text} onOpen={() => setOpen(true)} onRemove={() => set('')} />
      )}
      <ErrorText id="floorPlan" error={error} />
    </Card>
  );
}
