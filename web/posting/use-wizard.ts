import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PostType } from '#contracts/enums.ts';
import type { CallFailure } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { checkPost } from './check-post.ts';
import { emptyPost, fieldsOf, stepNames, stepOf, type PostField, type PostForm, type StepName } from './post-form.ts';
import type { PostedPost } from './posted.tsx';
import type { KeptDraft } from './use-draft.ts';
import type { Photos } from './use-photos.ts';
import type { Sending } from './use-sending.ts';
import { focusField, type useSteps } from './use-steps.ts';

interface Parts {
  type: PostType;
  form: UseFormReturn<PostForm>;
  photos: Photos;
  kept: KeptDraft;
  steps: ReturnType<typeof useSteps>;
  /** Where the step's fields stand. */
  area: RefObject<HTMLElement | null>;
  sending: Sending;
  onPosted: (post: PostedPost) => void;
}

export interface Wizard {
  type: PostType;
  step: StepName;
  photos: Photos;
  sending: Sending;
  back: () => void;
  next: () => void;
  goTo: (step: StepName, field?: PostField) => void;
  submit: () => void;
}

const isField = (name: string): name is PostField => Object.hasOwn(emptyPost, name);

/** The step of the first field with a fault, in the order of the steps. */
function firstStepOf(fields: readonly string[]): StepName | undefined {
  const named = new Set(fields.map(stepOf));
  return stepNames.find((step) => named.has(step));
}

/** What the buttons do: one step on when its fields are right, back, anywhere already reached, and sending. */
export function useWizard({ type, form, photos, kept, steps, area, sending, onPosted }: Parts): Wizard {
  const { t } = useWords();
  const at = stepNames.indexOf(steps.step);
  const busy = photos.list.some(({ blob }) => !blob);

  async function next(): Promise<void> {
    const fields = fieldsOf(type, form.getValues('propertyType'), steps.step);
    if (busy && steps.step === 'price') return showToast('info', t('posting.photosBusy'));
    if (!(await form.trigger(fields))) return focusField(area.current);
    const to = stepNames[at + 1] ?? 'check';
    if (stepNames.indexOf(kept.reached) < at + 1) kept.reach(to);
    await steps.go(to);
  }

  async function goTo(step: StepName, field?: PostField): Promise<void> {
    await steps.go(step);
    if (field) focusField(area.current, field);
  }

  async function showFaults(faults: Readonly<Record<string, string>>): Promise<void> {
    const fields = Object.keys(faults).filter(isField);
    const step = firstStepOf(fields);
    if (!step) return;
    await steps.go(step);
    for (const field of fields) form.setError(field, { type: 'server', message: faults[field] ?? '' });
    focusField(area.current);
  }

  async function refused(failure: CallFailure): Promise<void> {
    await showFaults(failure.fields);
    if (Object.keys(failure.fields).length === 0) focusField(area.current, 'retry');
  }

  async function submit(): Promise<void> {
    if (sending.busy) return;
    const values = form.getValues();
    const faulty = Object.keys(checkPost(type, values));
    const step = firstStepOf(faulty);
    if (step) {
      await steps.go(step);
      await form.trigger(faulty.filter(isField));
      return focusField(area.current);
    }
    const answer = await sending.send(values);
    if ('failure' in answer) return refused(answer.failure);
    kept.forget();
    photos.forget();
    onPosted({ PostID: answer.PostID, type, paid: values.plan === 'paid', phone: values.primaryContact, at: Date.now() });
  }

  return {
    type,
    step: steps.step,
    photos,
    sending,
    back: () => void steps.go(stepNames[Math.max(0, at - 1)] ?? 'type'),
    next: () => void next(),
    goTo: (step, field) => void goTo(step, field),
    submit: () => void submit(),
  };
}
