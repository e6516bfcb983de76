import { type ReactNode, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { UserData } from '#contracts/accounts.ts';
import type { PostType } from '#contracts/enums.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { LanguageSwitch } from '#web/shell/language-switch.tsx';
import { DraftFound } from './draft-found.tsx';
import { draftKey, newDraft } from './draft.ts';
import { stepNames, type PostForm } from './post-form.ts';
import type { PostedPost } from './posted.tsx';
import { Preview } from './preview.tsx';
import { QualityMeter } from './quality-meter.tsx';
import { NotSent, Rules } from './send-panel.tsx';
import { sendPost, type Taken } from './send-post.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { StartOver } from './start-over.tsx';
import { StepBars, Stepper, useStepName } from './stepper.tsx';
import { StepBody } from './step-body.tsx';
import { startingDraft, useDraft } from './use-draft.ts';
import { usePhotos } from './use-photos.ts';
import { usePostForm } from './use-post-form.ts';
import { useSending } from './use-sending.ts';
import { useSteps } from './use-steps.ts';
import { useWizard } from './use-wizard.ts';
import { WizardButtons } from './wizard-buttons.tsx';
import { Saved, WizardHead } from './wizard-head.tsx';

interface WizardProps {
  type: PostType;
  user: UserData;
  onPosted: (post: PostedPost) => void;
  onStartOver: () => void;
}

/** Everything the six steps share. */
function useParts({ type, user, onPosted }: Omit<WizardProps, 'onStartOver'>) {
  const key = draftKey(type, user.id);
  const [draft] = useState(() => startingDraft(key, () => newDraft({ primaryContact: user.phone ?? '' })));
  const photos = usePhotos(key);
  const checked = usePostForm(type, draft.form, photos);
  const { form } = checked;
  const kept = useDraft(key, draft, form);
  const area = useRef<HTMLElement>(null);
  const steps = useSteps(kept.reached, area);
  const pictures = photos.list.flatMap(({ blob }) => (blob ? [{ blob }] : []));
  const sending = useSending((api, values) => sendPost(api, { type, form: values, pictures, wish: draft.wish }));
  const onTaken = (taken: Taken, { plan, primaryContact }: PostForm): void =>
    onPosted({ ...taken, type, paid: plan === 'paid', phone: primaryContact, at: Date.now() });
  const wizard = useWizard({ type, checked, photos, kept, steps, area, sending, onTaken });
  return { draft, photos, form, kept, area, steps, wizard };
}

type Parts = ReturnType<typeof useParts>;

/** Beside the form, on small screens below it: how the post will look, how good it is, and the way to begin anew. */
function Aside({ type, parts: { photos }, children }: { type: PostType; parts: Parts; children: ReactNode }) {
  return (
    <aside className="mt-4 grid gap-4 lg:sticky lg:top-24 lg:mt-0 lg:gap-5">
      <div className="max-lg:hidden">
        <Preview type={type} photos={photos.list} />
      </div>
      <QualityMeter type={type} />
      <div className="flex items-center justify-between gap-3">
        {children}
        <span className="lg:hidden">
          <LanguageSwitch />
        </span>
      </div>
    </aside>
  );
}

/** The step on screen with its way on; sent by Enter like any form. */
function StepForm({ type, parts, over, onLater, onSignIn }: { type: PostType; parts: Parts; over: ReactNode; onLater: () => void; onSignIn: () => void }) {
  const { t } = useWords();
  const nameOf = useStepName(type);
  const { draft, kept, area, steps, wizard } = parts;
  const { step, arrivedAt } = steps;
  const last = step === 'check';
  return (
    <form noValidate onSubmit={(event) => (event.preventDefault(), last ? wizard.submit() : wizard.next())} className="grid min-w-0 gap-4 lg:gap-5">
      <StepBars type={type} step={step} saved={<Saved at={kept.savedAt} short />} />
      {draft.savedAt !== undefined && step === arrivedAt ? <DraftFound savedAt={draft.savedAt}>{over}</DraftFound> : null}
      <section
        ref={area}
        tabIndex={-1}
        aria-label={t('posting.stepOf', { number: stepNames.indexOf(step) + 1, total: stepNames.length, name: nameOf(step) })}
        className="grid gap-4 outline-none lg:gap-5"
      >
        <StepBody wizard={wizard}>
          <NotSent sending={wizard.sending} onRetry={wizard.submit} onSignIn={onSignIn} />
        </StepBody>
        {last ? <Rules /> : null}
      </section>
      <WizardButtons wizard={wizard} onLater={onLater} />
    </form>
  );
}

/** Six steps to a post. Everything typed is kept; nothing is sent before the last. */
export function WizardForm({ type, user, onPosted, onStartOver }: WizardProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const parts = useParts({ type, user, onPosted });
  const { photos, form, kept, steps, wizard } = parts;
  const [signingIn, setSigningIn] = useState(false);
  const later = (): void => {
    if (kept.savedAt !== undefined) showToast('success', t('posting.laterKept'));
    void navigate('/');
  };
  const startOver = (): void => {
    kept.forget();
    photos.forget();
    onStartOver();
  };
  const signedIn = (): void => {
    setSigningIn(false);
    wizard.submit();
  };
  const over = <StartOver photos={photos.list.length} onConfirm={startOver} />;
  return (
    <FormProvider {...form}>
      <div className="mx-auto max-w-[1280px] px-4 max-lg:pb-28 lg:px-10 lg:pt-8">
        <WizardHead
          title={t(type === 'rent' ? 'posting.rentTitle' : 'posting.sellTitle')}
          savedAt={kept.savedAt}
          onBack={steps.step === 'type' ? later : wizard.back}
          onLater={later}
        />
        <Stepper type={type} step={steps.step} reached={kept.reached} onGo={wizard.goTo} />
        <div className="mt-4 lg:mt-7 lg:grid lg:grid-cols-[minmax(0,1fr)_372px] lg:items-start lg:gap-9">
          <StepForm type={type} parts={parts} over={over} onLater={later} onSignIn={() => setSigningIn(true)} />
          <Aside type={type} parts={parts}>
            {over}
          </Aside>
        </div>
        <SignInAgain email={user.email} open={signingIn} onClose={() => setSigningIn(false)} onDone={signedIn} />
      </div>
    </FormProvider>
  );
}
