import { ArrowLeft, ArrowRight, Check, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { UserData } from '#contracts/accounts.ts';
import type { PostType } from '#contracts/enums.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { LanguageSwitch } from '#web/shell/language-switch.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { draftKey, newDraft } from './draft.ts';
import { PhotoBox } from './photo-box.tsx';
import { stepNames, type StepName } from './post-form.ts';
import type { PostedPost } from './posted.tsx';
import { Preview } from './preview.tsx';
import { PriceBox } from './price-box.tsx';
import { QualityMeter } from './quality-meter.tsx';
import { NotSent, OnItsWay, Rules } from './send-panel.tsx';
import { StartOver } from './start-over.tsx';
import { StepBars, Stepper, useStepName } from './stepper.tsx';
import { StepCheck } from './step-check.tsx';
import { StepContact } from './step-contact.tsx';
import { StepDetails } from './step-details.tsx';
import { StepLocation } from './step-location.tsx';
import { StepType } from './step-type.tsx';
import { startingDraft, useDraft } from './use-draft.ts';
import { usePhotos } from './use-photos.ts';
import { usePostForm } from './use-post-form.ts';
import { useSending } from './use-sending.ts';
import { useSteps } from './use-steps.ts';
import { useWizard, type Wizard } from './use-wizard.ts';

interface WizardProps {
  type: PostType;
  user: UserData;
  onPosted: (post: PostedPost) => void;
  onStartOver: () => void;
}

function Saved({ at, short = false }: { at: number | undefined; short?: boolean }) {
  const { t, fmt } = useWords();
  if (at === undefined) return null;
  const time = fmt.clockShort(at);
  return (
    <p className="m-0 flex items-center gap-1.5 text-small whitespace-nowrap text-muted">
      <Check aria-hidden="true" className="size-4" />
      {short ? t('posting.savedAtShort', { time }) : t('posting.savedAt', { time })}
    </p>
  );
}

/** The head of the page; on small screens it stands where the site's own head would. */
function Head({ type, savedAt, onBack, onLater }: { type: PostType; savedAt: number | undefined; onBack: () => void; onLater: () => void }) {
  const { t } = useWords();
  return (
    <div className="flex items-center justify-between gap-2 max-lg:sticky max-lg:top-0 max-lg:z-20 max-lg:-mx-4 max-lg:h-15 max-lg:border-b max-lg:border-line max-lg:bg-card max-lg:pr-2 max-lg:pl-1">
      <button type="button" aria-label={t('shell.back')} onClick={onBack} className="grid size-12 place-items-center rounded-full lg:hidden">
        <ArrowLeft aria-hidden="true" className="size-6" />
      </button>
      <h1 className="m-0 min-w-0 flex-1 max-lg:!text-[19px]">{t(type === 'rent' ? 'posting.rentTitle' : 'posting.sellTitle')}</h1>
      <span className="max-lg:hidden">
        <Saved at={savedAt} />
      </span>
      <Button kind="quiet" onClick={onLater} className="!px-3 lg:hidden">
        {t('posting.later')}
      </Button>
    </div>
  );
}

function StepBody({ wizard }: { wizard: Wizard }) {
  const { type, step, photos, sending } = wizard;
  const bodies: Record<StepName, () => React.ReactNode> = {
    type: () => <StepType type={type} />,
    location: () => <StepLocation />,
    price: () => (
      <>
        <PriceBox type={type} />
        <PhotoBox photos={photos} />
      </>
    ),
    details: () => <StepDetails type={type} />,
    contact: () => <StepContact />,
    check: () => (
      <StepCheck type={type} photos={photos.list} onGo={wizard.goTo}>
        <NotSent sending={sending} onRetry={wizard.submit} />
      </StepCheck>
    ),
  };
  return bodies[step]();
}

/** Back, later, on: at the foot of the form, and as a bar at the bottom of small screens. */
function Buttons({ wizard, onLater }: { wizard: Wizard; onLater: () => void }) {
  const { t } = useWords();
  const { step, sending } = wizard;
  const first = step === stepNames[0];
  const last = step === 'check';
  return (
    <div className="flex items-center gap-3 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:bg-card max-lg:px-4 max-lg:pt-2.5 max-lg:pb-[max(10px,env(safe-area-inset-bottom))] max-lg:shadow-bar lg:mt-1">
      {first ? null : (
        <Button kind="outline" onClick={wizard.back} disabled={sending.busy} className="max-lg:flex-1">
          <ArrowLeft aria-hidden="true" className="size-5 max-lg:hidden" />
          {t('shell.back')}
        </Button>
      )}
      <Button kind="quiet" onClick={onLater} className="ml-auto max-lg:hidden">
        {t('posting.later')}
      </Button>
      {last ? (
        <Button type="submit" disabled={sending.busy} className="max-lg:flex-2 lg:px-7">
          <Send aria-hidden="true" className="size-5" />
          {sending.busy ? t('shell.sending') : t('posting.submit')}
        </Button>
      ) : (
        <Button type="submit" className="max-lg:flex-2 lg:px-7">
          {t('shell.next')}
          <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
      )}
    </div>
  );
}

/** Six steps to a post. Everything typed is kept; nothing is sent before the last. */
export function WizardForm({ type, user, onPosted, onStartOver }: WizardProps) {
  const { t, fmt } = useWords();
  const navigate = useNavigate();
  const key = draftKey(type, user.id);
  const [draft] = useState(() => startingDraft(key, () => newDraft({ primaryContact: user.phone ?? '' })));
  const photos = usePhotos(key);
  const form = usePostForm(type, draft.form, photos);
  const kept = useDraft(key, draft, form);
  const area = useRef<HTMLElement>(null);
  const steps = useSteps(kept.reached, area);
  const sending = useSending(type, draft.wish, photos.list);
  const wizard = useWizard({ type, form, photos, kept, steps, area, sending, onPosted });
  const nameOf = useStepName(type);
  const later = (): void => {
    if (kept.savedAt !== undefined) showToast('success', t('posting.laterKept'));
    void navigate('/');
  };
  const startOver = (): void => {
    kept.forget();
    photos.forget();
    onStartOver();
  };
  const over = <StartOver photos={photos.list.length} onConfirm={startOver} />;
  return (
    <FormProvider {...form}>
      <div className="mx-auto max-w-[1280px] px-4 max-lg:pb-10 lg:px-10 lg:pt-8">
        <Head type={type} savedAt={kept.savedAt} onBack={steps.step === 'type' ? later : wizard.back} onLater={later} />
        <Stepper type={type} step={steps.step} reached={kept.reached} onGo={wizard.goTo} />
        <div className="mt-4 lg:mt-7 lg:grid lg:grid-cols-[minmax(0,1fr)_372px] lg:items-start lg:gap-9">
          <form noValidate onSubmit={(event) => (event.preventDefault(), steps.step === 'check' ? wizard.submit() : wizard.next())} className="grid min-w-0 gap-4 lg:gap-5">
            <StepBars type={type} step={steps.step} saved={<Saved at={kept.savedAt} short />} />
            {draft.savedAt === undefined || steps.step === 'check' ? null : (
              <Notice tone="info">
                {t('posting.draftFound', { time: fmt.relative(draft.savedAt, Math.max(draft.savedAt, kept.savedAt ?? 0)) })} {over}
              </Notice>
            )}
            <section
              ref={area}
              tabIndex={-1}
              aria-label={t('posting.stepOf', { number: stepNames.indexOf(steps.step) + 1, total: stepNames.length, name: nameOf(steps.step) })}
              className="grid gap-4 outline-none lg:gap-5"
            >
              <StepBody wizard={wizard} />
              {steps.step === 'check' ? <Rules /> : null}
            </section>
            <OnItsWay sending={sending} />
            <Buttons wizard={wizard} onLater={later} />
          </form>
          <aside className="mt-4 grid gap-4 lg:sticky lg:top-24 lg:mt-0 lg:gap-5">
            <div className={steps.step === 'check' ? '' : 'max-lg:hidden'}>
              <Preview type={type} photos={photos.list} />
            </div>
            <QualityMeter type={type} />
            <div className="flex items-center justify-between gap-3">
              {over}
              <span className="lg:hidden">
                <LanguageSwitch />
              </span>
            </div>
          </aside>
        </div>
      </div>
    </FormProvider>
  );
}
