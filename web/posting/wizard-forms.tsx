import type { ReactNode, RefObject } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { DraftFound } from '#web/posting/draft/draft-found.tsx';
import type { Draft } from '#web/posting/draft/draft.ts';
import { FaultSummary } from '#web/posting/send/fault-summary.tsx';
import { KindSwitch } from '#web/posting/steps/kind-switch.tsx';
import { stepsOn } from './post-form.ts';
import { NotSent, Rules } from '#web/posting/send/send-panel.tsx';
import { StepBars, useScreenName } from '#web/posting/steps/stepper.tsx';
import { StepBody } from '#web/posting/steps/step-body.tsx';
import type { StoredDraft } from '#web/posting/draft/use-draft.ts';
import type { useSteps } from '#web/posting/steps/use-steps.ts';
import type { Wizard } from './use-wizard.ts';
import { WizardButtons } from './wizard-buttons.tsx';
import { Saved } from './wizard-head.tsx';

export interface FormProps {
  draft: Draft;
  kept: StoredDraft;
  steps: ReturnType<typeof useSteps>;
  wizard: Wizard;
  /** Where the fields stand. */
  area: RefObject<HTMLElement | null>;
  /** The button to start over. */
  over: ReactNode;
  /** Stands above everything. */
  notice: ReactNode;
  onLater: () => void;
  onSignIn: () => void;
}

/** How many pictures lie on the device where they were added, and nowhere else. */
export const photosElsewhere = ({ account }: Draft, { photos }: Wizard): number =>
  account?.elsewhere?.length ?? (photos.list.length === 0 ? (account?.photos ?? 0) : 0);

/** The step on screen with its way on; sent by Enter like any form. */
export function StepForm({ draft, kept, steps, wizard, area, over, notice, onLater, onSignIn }: FormProps) {
  const { t } = useWords();
  const { type, goTo, order } = wizard;
  const nameOf = useScreenName(type, order);
  const { step, arrivedAt } = steps;
  const onIt = stepsOn(step, order);
  const last = step === 'check';
  return (
    <form noValidate onSubmit={(event) => (event.preventDefault(), last ? wizard.submit() : wizard.next())} className="grid min-w-0 gap-4 lg:gap-5">
      <StepBars type={type} step={step} order={order} saved={step === 'type' ? <KindSwitch type={type} /> : <Saved at={kept.savedAt} short />} />
      {notice}
      {draft.savedAt !== undefined && step === arrivedAt ? (
        <DraftFound savedAt={draft.savedAt} photosElsewhere={photosElsewhere(draft, wizard)}>
          {over}
        </DraftFound>
      ) : null}
      <section
        ref={area}
        tabIndex={-1}
        aria-label={t('posting.stepOf', { number: order.indexOf(step) + 1, total: order.length, name: nameOf(step) })}
        className="grid gap-4 outline-none lg:gap-5"
      >
        <FaultSummary type={type} steps={onIt} onGo={goTo} />
        {onIt.map((one) => (
          <StepBody key={one} wizard={wizard} step={one}>
            <NotSent sending={wizard.sending} onRetry={wizard.submit} onSignIn={onSignIn} />
          </StepBody>
        ))}
        {last ? <Rules /> : null}
      </section>
      <WizardButtons wizard={wizard} onLater={onLater} />
    </form>
  );
}
