import type { RefObject } from 'react';
import type { PostType } from '#contracts/enums.ts';
import type { CallFailure } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { summaryMark } from '#web/posting/send/fault-summary.tsx';
import { focusField } from '#web/forms/focus-field.ts';
import { emptyPost, fieldsOf, stepNames, stepOf, stepsOn, type PostField, type PostForm, type StepName } from './post-form.ts';
import { isReady } from '#web/posting/photos/photo-list.ts';
import type { Taken } from '#web/posting/send/send-post.ts';
import type { StoredDraft } from '#web/posting/draft/use-draft.ts';
import type { CheckedForm } from './use-post-form.ts';
import type { Photos } from '#web/posting/photos/use-photos.ts';
import type { Parts as FoldingParts } from './use-form-parts.ts';
import type { Sending } from '#web/posting/send/use-sending.ts';
import type { useSteps } from '#web/posting/steps/use-steps.ts';

interface Parts {
  type: PostType;
  /** Whether all steps are on one page. */
  wide?: boolean;
  /** Where a step leads; the one after it unless told. */
  onward?: StepName;
  checked: CheckedForm;
  photos: Photos;
  kept: StoredDraft;
  steps: ReturnType<typeof useSteps>;
  /** Where the step's fields stand. */
  area: RefObject<HTMLElement | null>;
  sending: Sending;
  onTaken: (taken: Taken, values: PostForm) => void;
}

export interface Wizard {
  type: PostType;
  step: StepName;
  /** The steps with a screen of their own. */
  order: readonly StepName[];
  wide: boolean;
  /** Of all steps on one page, which are open. */
  parts: FoldingParts;
  photos: Photos;
  sending: Sending;
  check: CheckedForm['check'];
  back: () => void;
  next: () => void;
  /** Folds a part that is right, and opens the next one that is not done. */
  finish: (part: StepName) => void;
  goTo: (step: StepName, field?: PostField) => void;
  submit: () => void;
}

const isField = (name: string): name is PostField => Object.hasOwn(emptyPost, name);

/** The step of the first field with a fault, in the order of the steps. */
function firstStepOf(fields: readonly string[]): StepName | undefined {
  const named = new Set(fields.map(stepOf));
  return stepNames.find((step) => named.has(step));
}

/** The longest that the list of faults takes to come. */
const waitMs = 1000;

/** Puts the focus on the list of faults, once it is on the page. */
function focusSummary(area: HTMLElement | null): void {
  const began = performance.now();
  const look = (): void => {
    const summary = area?.querySelector<HTMLElement>(`[${summaryMark}]`);
    if (!summary && performance.now() - began < waitMs) return void requestAnimationFrame(look);
    summary?.focus({ preventScroll: true });
    summary?.scrollIntoView({ block: 'center' });
  };
  requestAnimationFrame(look);
}

/** What the buttons do: one step on when its fields are right, back, anywhere already reached, and sending. */
export function useWizard({ type, wide = false, onward, checked, photos, kept, steps, area, sending, onTaken }: Parts): Wizard {
  const { t } = useWords();
  const { form } = checked;
  const { order } = steps;
  const at = order.indexOf(steps.step);
  const busy = photos.list.some((photo) => !isReady(photo));

  /** Whether nothing keeps these steps from being left; otherwise it says what does. */
  async function isRight(left: readonly StepName[]): Promise<boolean> {
    const fields = left.flatMap((step) => fieldsOf(type, form.getValues('propertyType'), step));
    if (busy && left.includes('price')) {
      showToast('info', t('posting.photosBusy'));
      return false;
    }
    checked.forgive();
    const right = await form.trigger(fields);
    if (!right) focusField(area.current);
    return right;
  }

  async function next(): Promise<void> {
    if (!(await isRight(stepsOn(steps.step, order)))) return;
    const to = onward ?? order[at + 1] ?? 'check';
    if (stepNames.indexOf(kept.reached) < stepNames.indexOf(to)) kept.reach(to);
    await steps.go(to);
  }

  async function finish(part: StepName): Promise<void> {
    if (!(await isRight([part]))) return;
    steps.fold(part, false);
    const missing = new Set(Object.keys(checked.check(form.getValues())).map(stepOf));
    const to = stepNames.find((step) => stepNames.indexOf(step) > stepNames.indexOf(part) && missing.has(step)) ?? stepNames.find((step) => missing.has(step));
    if (to) kept.reach(to);
    await steps.go(to ?? 'check');
  }

  /** The server's errors are shown at their fields like our own. */
  async function showFaults({ fields: faults, message }: CallFailure): Promise<void> {
    const fields = Object.keys(faults).filter(isField);
    const step = firstStepOf(fields);
    if (!step) return;
    await checked.refuse(Object.fromEntries(fields.map((field) => [field, faults[field]])));
    const ordered = fieldsOf(type, form.getValues('propertyType'), step);
    await steps.go(step, wide ? (ordered.find((field) => fields.includes(field)) ?? 'fault') : 'fault');
    showToast('error', message || t('posting.sendFailed'));
  }

  async function submit(): Promise<void> {
    if (sending.busy || sending.waits) return;
    if (busy) return showToast('info', t('posting.photosBusy'));
    const values = form.getValues();
    const faulty = Object.keys(checked.check(values));
    const step = firstStepOf(faulty);
    if (step) {
      await form.trigger(faulty.filter(isField));
      if (wide) return focusSummary(area.current);
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
    order,
    wide,
    parts: steps.parts,
    photos,
    sending,
    check: checked.check,
    back: () => void steps.go(order[Math.max(0, at - 1)] ?? 'type'),
    next: () => void next(),
    finish: (part) => void finish(part),
    goTo: (step, field) => void steps.go(step, field),
    submit: () => void submit(),
  };
}
