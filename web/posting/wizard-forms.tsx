import type { ReactNode, RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import { useWords } from '#web/platform/language.tsx';
import { DraftFound } from '#web/posting/draft/draft-found.tsx';
import type { Draft } from '#web/posting/draft/draft.ts';
import { FaultSummary } from '#web/posting/send/fault-summary.tsx';
import { KindSwitch } from '#web/posting/steps/kind-switch.tsx';
import { stepNames, stepOf, type PostForm } from './post-form.ts';
import { NotSent, Rules } from '#web/posting/send/send-panel.tsx';
import { StepBars, Stepper, useStepName } from '#web/posting/steps/stepper.tsx';
import { StepBody } from '#web/posting/steps/step-body.tsx';
import type { StoredDraft } from '#web/posting/draft/use-draft.ts';
import { partMark } from './use-form-parts.ts';
import type { useSteps } from '#web/posting/steps/use-steps.ts';
import type { Wizard } from './use-wizard.ts';
import { WizardButtons } from './wizard-buttons.tsx';
import { Saved } from './wizard-head.tsx';

interface FormProps {
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

/** How many pictures lie on the device where the draft was begun, while none are here. */
const photosElsewhere = ({ account }: Draft, { photos }: Wizard): number => (photos.list.length === 0 ? (account?.photos ?? 0) : 0);

/** The step on screen with its way on; sent by Enter like any form. */
export function StepForm({ draft, kept, steps, wizard, area, over, notice, onLater, onSignIn }: FormProps) {
  const { t } = useWords();
  const { type, goTo } = wizard;
  const nameOf = useStepName(type);
  const { step, arrivedAt } = steps;
  const last = step === 'check';
  return (
    <form noValidate onSubmit={(event) => (event.preventDefault(), last ? wizard.submit() : wizard.next())} className="grid min-w-0 gap-4 lg:gap-5">
      <StepBars type={type} step={step} saved={<Saved at={kept.savedAt} short />} />
      {notice}
      {draft.savedAt !== undefined && step === arrivedAt ? (
        <DraftFound savedAt={draft.savedAt} photosElsewhere={photosElsewhere(draft, wizard)}>
          {over}
        </DraftFound>
      ) : null}
      <section
        ref={area}
        tabIndex={-1}
        aria-label={t('posting.stepOf', { number: stepNames.indexOf(step) + 1, total: stepNames.length, name: nameOf(step) })}
        className="grid gap-4 outline-none lg:gap-5"
      >
        <FaultSummary type={type} step={step} onGo={goTo} />
        {step === 'type' ? <KindSwitch /> : null}
        <StepBody wizard={wizard}>
          <NotSent sending={wizard.sending} onRetry={wizard.submit} onSignIn={onSignIn} />
        </StepBody>
        {last ? <Rules /> : null}
      </section>
      <WizardButtons wizard={wizard} onLater={onLater} />
    </form>
  );
}

/** The way to each part of the whole form, with a tick where nothing is missing. */
export function PartsStepper({ wizard: { type, step, check, goTo } }: { wizard: Wizard }) {
  const form = useWatch<PostForm>() as PostForm;
  const missing = new Set(Object.keys(check(form)).map(stepOf));
  return <Stepper type={type} step={step} reached="check" isDone={(name) => name !== 'check' && !missing.has(name)} onGo={goTo} />;
}

/** Everything on one page; the post as others will see it is beside it all the time. */
export function WholeForm({ draft, wizard, area, over, notice, onLater, onSignIn }: FormProps) {
  const { t } = useWords();
  const { type, goTo } = wizard;
  const nameOf = useStepName(type);
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} className="grid min-w-0 gap-5">
      {notice}
      {draft.savedAt === undefined ? null : (
        <DraftFound savedAt={draft.savedAt} photosElsewhere={photosElsewhere(draft, wizard)}>
          {over}
        </DraftFound>
      )}
      <KindSwitch />
      <section ref={area} aria-label={t('posting.wholeForm')} className="grid gap-5">
        {stepNames.map((step, at) => (
          <section
            key={step}
            {...{ [partMark]: step }}
            tabIndex={-1}
            aria-label={t('posting.stepOf', { number: at + 1, total: stepNames.length, name: nameOf(step) })}
            className="grid scroll-mt-24 gap-5 outline-none empty:hidden"
          >
            {step === 'check' ? (
              <>
                <NotSent sending={wizard.sending} onRetry={wizard.submit} onSignIn={onSignIn} />
                <FaultSummary type={type} onGo={goTo} />
                <Rules />
              </>
            ) : (
              <StepBody wizard={wizard} step={step} />
            )}
          </section>
        ))}
      </section>
      <WizardButtons wizard={wizard} onLater={onLater} />
    </form>
  );
}
