// The whole form on one page of a wide screen: its parts fold when they are done. Phones never fetch it.
import { ArrowRight, ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useWords } from '#web/platform/language.tsx';
import { DraftFound } from '#web/posting/draft/draft-found.tsx';
import { FaultSummary } from '#web/posting/send/fault-summary.tsx';
import { NotSent, Rules } from '#web/posting/send/send-panel.tsx';
import { useAnswers } from '#web/posting/steps/answers.ts';
import { StepBody } from '#web/posting/steps/step-body.tsx';
import { Disc, Stepper, useStepName } from '#web/posting/steps/stepper.tsx';
import { Button } from '#web/ui/button.tsx';
import { stepNames, stepOf, type PostForm, type StepName } from './post-form.ts';
import { summaryOf } from './part-summary.ts';
import { partMark } from './use-form-parts.ts';
import type { Wizard } from './use-wizard.ts';
import { useComplete, WizardButtons } from './wizard-buttons.tsx';
import { photosElsewhere, type FormProps } from './wizard-forms.tsx';

/** How many fields of each part lack something. */
function useMissing(check: Wizard['check']): Map<StepName, number> {
  const form = useWatch<PostForm>() as PostForm;
  const missing = new Map<StepName, number>();
  for (const field of Object.keys(check(form))) missing.set(stepOf(field), (missing.get(stepOf(field)) ?? 0) + 1);
  return missing;
}

/** The parts in which an error is shown. */
function useFaulty(): ReadonlySet<StepName> {
  const { errors } = useFormState<PostForm>();
  return new Set(Object.keys(errors).map(stepOf));
}

/** The way to each part of the form, with a tick where nothing is missing. */
export function PartsStepper({ wizard }: { wizard: Wizard }) {
  const { type, step, check, goTo } = wizard;
  const missing = useMissing(check);
  const faulty = useFaulty();
  return (
    <Stepper
      type={type}
      step={step}
      reached="check"
      isDone={(name) => name !== 'check' && !missing.has(name)}
      isFaulty={(name) => faulty.has(name)}
      onGo={goTo}
    />
  );
}

interface PartProps {
  step: StepName;
  at: number;
  wizard: Wizard;
  missing: number;
  /** What was answered, in one line. */
  summary: string;
}

/** One part: a line with what was answered, opened by a press. */
function Part({ step, at, wizard, missing, summary }: PartProps) {
  const { t } = useWords();
  const { type, parts } = wizard;
  const nameOf = useStepName(type);
  const name = nameOf(step);
  const open = parts.isOpen(step);
  const isFaulty = useFaulty().has(step);
  const following = stepNames[at + 1];
  const complete = useComplete(wizard);
  const line = missing > 0 ? [summary, t('posting.checkMissing', { count: missing })].filter(Boolean).join(' · ') : summary;
  return (
    <div className={`rounded-card border border-line bg-card ${open ? '' : 'hover:border-primary'}`}>
      <h2 className="m-0 !font-text !text-ui !leading-normal !font-normal !tracking-normal">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? `part-${step}` : undefined}
          onClick={() => parts.toggle(step)}
          className={`flex min-h-14 w-full items-center gap-3 rounded-card px-6 text-left ${open ? 'pt-5 pb-1' : 'py-2'}`}
        >
          <Disc state={isFaulty ? 'faulty' : missing === 0 ? 'done' : open ? 'now' : 'open'} number={at + 1} />
          <span className={`shrink-0 font-semibold ${open ? 'font-display text-heading' : 'text-title'}`}>{name}</span>
          <span className={`min-w-0 flex-1 truncate py-1 text-ui font-normal ${isFaulty ? 'text-danger' : 'text-muted'}`}>{open ? '' : line}</span>
          {open || missing > 0 ? null : <span className="shrink-0 text-ui font-semibold text-link">{t('posting.change')}</span>}
          {open ? <ChevronUp aria-hidden="true" className="size-5 shrink-0" /> : <ChevronDown aria-hidden="true" className="size-5 shrink-0" />}
        </button>
      </h2>
      {open ? (
        <div
          id={`part-${step}`}
          // One box, with one heading: its own.
          className="[&>div>section]:!border-t [&>section,&>div>section]:rounded-none [&>section,&>div>section]:border-0 [&>section:first-child]:pt-0 [&>section:first-child>div:first-child]:float-right [&>section:first-child>div>h2]:sr-only [&>section>div>h2,&>div>section>div>h2]:!text-title [&>section~section]:border-t"
        >
          <StepBody wizard={wizard} step={step} />
          <span className="flex justify-end px-6 pb-6">
            <Button kind={complete ? 'outline' : 'primary'} onClick={() => wizard.finish(step)}>
              {following ? t('posting.partNext', { name: nameOf(following) }) : t('shell.next')}
              <ArrowRight aria-hidden="true" className="size-5" />
            </Button>
          </span>
        </div>
      ) : null}
    </div>
  );
}

/** Everything on one page; the post as others will see it is beside it all the time. */
export function WholeForm({ draft, wizard, area, over, notice, onLater, onSignIn }: FormProps) {
  const { t } = useWords();
  const { type, goTo, check } = wizard;
  const nameOf = useStepName(type);
  const form = useWatch<PostForm>() as PostForm;
  const answers = useAnswers(type, form);
  const missing = useMissing(check);
  const bodies: Partial<Record<StepName, ReactNode>> = {
    check: (
      <>
        <NotSent sending={wizard.sending} onRetry={wizard.submit} onSignIn={onSignIn} />
        <FaultSummary type={type} onGo={goTo} />
        <Rules />
      </>
    ),
  };
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} className="grid min-w-0 gap-5">
      {notice}
      {draft.savedAt === undefined ? null : (
        <DraftFound savedAt={draft.savedAt} photosElsewhere={photosElsewhere(draft, wizard)}>
          {over}
        </DraftFound>
      )}
      <section ref={area} aria-label={t('posting.wholeForm')} className="grid gap-3">
        {stepNames.map((step, at) => (
          <section
            key={step}
            {...{ [partMark]: step }}
            tabIndex={-1}
            aria-label={t('posting.stepOf', { number: at + 1, total: stepNames.length, name: nameOf(step) })}
            className="grid scroll-mt-40 gap-4 outline-none empty:hidden"
          >
            {bodies[step] ?? <Part step={step} at={at} wizard={wizard} missing={missing.get(step) ?? 0} summary={summaryOf(step, answers)} />}
          </section>
        ))}
      </section>
      <WizardButtons wizard={wizard} onLater={onLater} />
    </form>
  );
}
