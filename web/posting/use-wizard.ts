import type { RefObject } from 'react';
import type { PostType } from '#contracts/enums.ts';
import type { CallFailure } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { emptyPost, fieldsOf, stepNames, stepOf, type PostField, type PostForm, type StepName } from './post-form.ts';
import { isReady } from './photo-list.ts';
import type { Taken } from './send-post.ts';
import type { KeptDraft } from './use-draft.ts';
import type { CheckedForm } from './use-post-form.ts';
import type { Photos } from './use-photos.ts';
import type { Sending } from './use-sending.ts';
import { focusField, type useSteps } from './use-steps.ts';

interface Parts {
  type: PostType;
  /** Where a step leads; the one after it unless told. */
  onward?: StepName;
  checked: CheckedForm;
  photos: Photos;
  kept: KeptDraft;
  steps: ReturnType<typeof useSteps>;
  /** Where the step's fields stand. */
  area: RefObject<HTMLElement | null>;
  sending: Sending;
  onTaken: (taken: Taken, values: PostForm) => void;
}

export interface Wizard {
  type: PostType;
  step: StepName;
  photos: Photos;
  sending: Sending;
  check: CheckedForm['check'];
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
export function useWizard({ type, onward, checked, photos, kept, steps, area, sending, onTaken }: Parts): Wizard {
  const { t } = useWords();
  const { form } = checked;
  const at = stepNames.indexOf(steps.step);
  const busy = photos.list.some((photo) => !isReady(photo));

  async function next(): Promise<void> {
    const fields = fieldsOf(type, form.getValues('propertyType'), steps.step);
    if (busy && steps.step === 'price') return showToast('info', t('posting.photosBusy'));
    checked.forgive();
    if (!(await form.trigger(fields))) return focusField(area.current);
    const to = onward ?? stepNames[at + 1] ?? 'check';
    if (stepNames.indexOf(kept.reached) < at + 1) kept.reach(to);
    await steps.go(to);
  }

  /** The server's own faults stand at their fields like ours. */
  async function showFaults({ fields: faults, message }: CallFailure): Promise<void> {
    const fields = Object.keys(faults).filter(isField);
    const step = firstStepOf(fields);
    if (!step) return;
    await checked.refuse(Object.fromEntries(fields.map((field) => [field, faults[field]])));
    await steps.go(step, 'fault');
    showToast('error', message || t('posting.sendFailed'));
  }

  async function submit(): Promise<void> {
    if (sending.busy || sending.waits) return;
    const values = form.getValues();
    const faulty = Object.keys(checked.check(values));
    const step = firstStepOf(faulty);
    if (step) {
      await form.trigger(faulty.filter(isField));
      return void (await steps.go(step, 'fault'));
    }
    const answer = await sending.send(values);
    if (!answer) return;
    if ('failure' in answer) return showFaults(answer.failure);
    kept.forget();
    photos.forget();
    onTaken(answer, values);
  }

  return {
    type,
    step: steps.step,
    photos,
    sending,
    check: checked.check,
    back: () => void steps.go(stepNames[Math.max(0, at - 1)] ?? 'type'),
    next: () => void next(),
    goTo: (step, field) => void steps.go(step, field),
    submit: () => void submit(),
  };
}
