// The whole form on one page of a wide screen: its parts fold when they are done. Phones never fetch it.
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useWords } from '#web/platform/language.tsx';
import { partDone } from '#web/posting/draft/begun-drafts.ts';
import { DraftFound } from '#web/posting/draft/draft-found.tsx';
import { FaultSummary } from '#web/posting/send/fault-summary.tsx';
import { NotSent, Rules } from '#web/posting/send/send-panel.tsx';
import { useAnswers } from '#web/posting/steps/answers.ts';
import { KindSwitch } from '#web/posting/steps/kind-switch.tsx';
import { StepBody } from '#web/posting/steps/step-body.tsx';
import { Disc, Stepper, useStepName } from '#web/posting/steps/stepper.tsx';
import { Button } from '#web/ui/button.tsx';
import { stepNames, stepOf, type PostForm, type StepName } from './post-form.ts';
import { summaryOf } from './part-summary.ts';
import { partMark } from './use-form-parts.ts';
import type { Wizard } from './use-wizard.ts';
import { Submit, WizardButtons } from './wizard-buttons.tsx';
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

/** The way to each part of the form, with a tick where nothing is missing, how far it has come, and the button that sends it. */
export function PartsStepper({ wizard }: { wizard: Wizard }) {
  const { t, fmt } = useWords();
  const { type, step, check, photos, goTo } = wizard;
  const form = useWatch<PostForm>() as PostForm;
  const missing = useMissing(check);
  const faulty = useFaulty();
  const done = stepNames.filter((name) => name !== 'check' && !missing.has(name)).length;
  const percent = fmt.percent(partDone(type, form, photos.list.length));
  return (
    <Stepper
      type={type}
      step={step}
      reached="check"
      isDone={(name) => name !== 'check' && !missing.has(name)}
      isFaulty={(name) => faulty.has(name)}
      onGo={goTo}
      end={
        <>
          <span className="text-small whitespace-nowrap text-muted max-xl:sr-only">
            {t('posting.partsDone', { done, total: stepNames.length - 1, percent })}
          </span>
          <Submit wizard={wizard} small />
        </>
      }
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
  const line = missing > 0 ? [summary, t('posting.checkMissing', { count: missing })].filter(Boolean).join(' · ') : summary;
  return (
    <>
      <h2 className="m-0 !font-text !text-ui !leading-normal !font-normal !tracking-normal">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? `part-${step}` : undefined}
          onClick={() => parts.toggle(step)}
          className="flex min-h-14 w-full items-center gap-3 rounded-card border border-line bg-card px-5 py-2 text-left hover:border-primary"
        >
          <Disc state={isFaulty ? 'faulty' : missing === 0 ? 'done' : open ? 'now' : 'open'} number={at + 1} />
          <span className="shrink-0 text-title font-semibold">{name}</span>
          <span className={`min-w-0 flex-1 truncate py-1 text-ui font-normal ${isFaulty ? 'text-danger' : 'text-muted'}`}>{open ? '' : line}</span>
          {open || missing > 0 ? null : <span className="shrink-0 text-ui font-semibold text-link">{t('posting.change')}</span>}
          {open ? <ChevronUp aria-hidden="true" className="size-5 shrink-0" /> : <ChevronDown aria-hidden="true" className="size-5 shrink-0" />}
        </button>
      </h2>
      {open ? (
        <div id={`part-${step}`} className="grid gap-5">
          <StepBody wizard={wizard} step={step} />
          <span className="flex justify-end">
            <Button kind="outline" onClick={() => wizard.finish(step)}>
              {following ? t('posting.partNext', { name: nameOf(following) }) : t('shell.next')}
            </Button>
          </span>
        </div>
      ) : null}
    </>
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
      <KindSwitch />
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
