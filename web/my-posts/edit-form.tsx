import { ChevronDown, Send } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { UserData } from '#contracts/accounts/accounts.ts';
import type { FixableReason } from '#contracts/posts/edit-path.ts';
import type { OwnPost } from '#contracts/posts/own-posts.ts';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { useWide } from '#web/platform/hooks/use-wide.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { DraftElsewhere } from '#web/posting/draft/draft-elsewhere.tsx';
import { stepNames, stepOf, type StepName } from '#web/posting/post-form.ts';
import { Preview } from '#web/posting/preview.tsx';
import { QualityMeter } from '#web/posting/quality-meter.tsx';
import { Rules } from '#web/posting/send/send-panel.tsx';
import { StepBody } from '#web/posting/steps/step-body.tsx';
import { Stepper, useStepName } from '#web/posting/steps/stepper.tsx';
import { ButtonBar } from '#web/posting/wizard-buttons.tsx';
import { Saved, WizardHead } from '#web/posting/wizard-head.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ChangedElsewhere, Discard, EditRefused, GoesOn } from './edit-notices.tsx';
import { fieldOfReason } from './fault-place.ts';
import { groupHref, groupOf } from './groups.ts';
import { fixLook, reasonsOf, SentBack } from './sent-back.tsx';
import { useEditing } from './use-editing.ts';

// Only a session that ended while someone wrote needs it.
const SignInAgain = lazy(async () => ({ default: (await loadChunk(() => import('#web/posting/send/sign-in-again.tsx'))).SignInAgain }));

type Editing = ReturnType<typeof useEditing>;

/** Why it was sent back, each reason with the way to the field that it names. */
function WhatToFix({ post, editing: { form, wizard } }: { post: OwnPost; editing: Editing }) {
  const { t } = useWords();
  const go = (reason: FixableReason): void => {
    const field = fieldOfReason(reason, form.getValues());
    if (field) void wizard.goTo(stepOf(field), field);
  };
  return (
    <SentBack
      post={post}
      wayTo={(reason) => (
        <button type="button" onClick={() => go(reason)} className={fixLook}>
          {t(`myPosts.fix_${reason}`)}
        </button>
      )}
    />
  );
}

/** Whether a reason for sending the post back is put right in this step. */
const mends = (post: OwnPost, step: StepName, { form }: Editing): boolean =>
  post.can.includes('repost') && reasonsOf(post).some((reason) => stepOf(fieldOfReason(reason, form.getValues()) ?? '') === step);

/** Whether staff approved what the post says: then another price alone takes them a glance. */
const isRead = ({ state, review }: OwnPost): boolean => state === 'approved' || state === 'hidden' || review?.priceOnly === true;

/** What sending means: which edit of how many, or what staff want corrected. */
function Meaning({ post, editing }: { post: OwnPost; editing: Editing }) {
  const { t } = useWords();
  if (post.can.includes('repost')) return <WhatToFix post={post} editing={editing} />;
  return (
    <Notice tone={post.updateCount === 0 ? 'info' : 'gold'}>
      <p className="m-0 font-semibold">{t(post.updateCount === 0 ? 'myPosts.editUses_0' : 'myPosts.editUses_1')}</p>
      <p className="m-0 text-pretty">{t('myPosts.editLead')}</p>
      {isRead(post) ? (
        <details className="group/price">
          <summary className="control flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-control font-semibold [&::-webkit-details-marker]:hidden">
            {t('myPosts.editPriceAsk')}
            <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open/price:rotate-180" />
          </summary>
          <p className="m-0">{t('myPosts.editPriceOnly')}</p>
        </details>
      ) : null}
    </Notice>
  );
}

function Buttons({ wizard, kept, onLeave }: Pick<Editing, 'wizard' | 'kept'> & { onLeave: () => void }) {
  const { t } = useWords();
  const { sending, step } = wizard;
  const last = step === 'check';
  const quiet = last && kept.savedAt === undefined;
  return (
    <ButtonBar sending={sending}>
      {last ? (
        <Button kind="outline" disabled={sending.busy} onClick={onLeave} className="max-lg:hidden">
          {t('myPosts.toList')}
        </Button>
      ) : null}
      {/* Quiet until there is something to send. */}
      <div className="flex flex-1 flex-wrap items-center justify-center gap-x-4 gap-y-1 lg:justify-end">
        {quiet ? (
          <p id="send-waits" className="m-0 text-small text-muted">
            {t('myPosts.submitWaits')}
          </p>
        ) : null}
        <Button
          kind={quiet ? 'outline' : 'primary'}
          type="submit"
          disabled={sending.busy || sending.waits > 0}
          aria-busy={sending.busy}
          aria-describedby={quiet ? 'send-waits' : undefined}
          className="max-lg:w-full lg:px-7"
        >
          {last ? <Send aria-hidden="true" className="size-5" /> : null}
          {last ? t(sending.busy ? 'shell.sending' : 'myPosts.submitEdit') : t('myPosts.done')}
        </Button>
      </div>
    </ButtonBar>
  );
}

/** On phones how the post looks and how good it is: folded, since what can be changed comes first. */
function FoldedLook({ wizard: { type, photos, step, goTo } }: Pick<Editing, 'wizard'>) {
  const { t } = useWords();
  return (
    <>
      {step === 'check' ? (
        <details className="group/look">
          <summary className="control flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded-card border border-line bg-card px-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            {t(type === 'rent' ? 'posting.previewTitleRent' : 'posting.previewTitle')}
            <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open/look:rotate-180" />
          </summary>
          <div className="mt-3 [&_h2:first-child]:sr-only">
            <Preview type={type} photos={photos.list} />
          </div>
        </details>
      ) : null}
      <QualityMeter type={type} photos={photos.list} folded onGo={goTo} />
    </>
  );
}

interface StepProps {
  post: OwnPost;
  editing: Editing;
  /** Stands above everything. */
  notices: ReactNode;
  onLeave: () => void;
  onSignIn: () => void;
  onReopen: () => void;
}

/** The step on screen: all answers, or one part of them with the way back to all. */
function StepForm({ post, editing, notices, onLeave, onSignIn, onReopen }: StepProps) {
  const { t } = useWords();
  const nameOf = useStepName(post.type);
  const { wizard, steps, kept, area } = editing;
  const wide = useWide();
  const { step } = steps;
  const last = step === 'check';
  return (
    <form noValidate onSubmit={(event) => (event.preventDefault(), last ? wizard.submit() : wizard.next())} className="grid min-w-0 gap-4 lg:gap-5">
      <div className="empty:hidden lg:hidden">
        <Saved at={kept.savedAt} />
      </div>
      {notices}
      <section
        ref={area}
        tabIndex={-1}
        aria-label={t('posting.stepOf', { number: stepNames.indexOf(step) + 1, total: stepNames.length, name: nameOf(step) })}
        className="grid gap-4 outline-none lg:gap-5"
      >
        {mends(post, step, editing) ? <WhatToFix post={post} editing={editing} /> : null}
        <StepBody wizard={wizard} withPreview={false}>
          <Meaning post={post} editing={editing} />
          <EditRefused sentBack={post.can.includes('repost')} sending={wizard.sending} onRetry={wizard.submit} onSignIn={onSignIn} onReopen={onReopen} />
        </StepBody>
        {wide ? null : <FoldedLook wizard={wizard} />}
        {last ? <Rules /> : null}
      </section>
      <Buttons wizard={wizard} kept={kept} onLeave={onLeave} />
    </form>
  );
}

export interface EditFormProps {
  post: OwnPost;
  user: UserData;
  /** Whether the server has another revision by now. */
  changed: boolean;
  /** Opens the post again, as the server has it. */
  onReopen: () => void;
}

/** A post of one's own in the posting form: everything in sight, each part one press away, sent for review at the end. */
export function PostEditForm({ post, user, changed, onReopen }: EditFormProps) {
  const { t, fmt } = useWords();
  const navigate = useNavigate();
  const editing = useEditing(post, user.id);
  const wide = useWide();
  const { draft, photos, form, kept, steps, wizard, forget } = editing;
  const [signingIn, setSigningIn] = useState(false);
  const number = fmt.plain(post.PostID);
  const leave = (): void => {
    if (kept.savedAt !== undefined) showToast('success', t('myPosts.unsentKept'));
    void navigate(groupHref(groupOf(post)));
  };
  const reopen = (): void => {
    forget();
    onReopen();
  };
  const signedIn = (): void => {
    setSigningIn(false);
    wizard.submit();
  };
  const notices = (
    <>
      <DraftElsewhere kept={kept} photos={photos} />
      {changed ? <ChangedElsewhere onReopen={reopen} /> : null}
      {draft.savedAt !== undefined && steps.step === steps.arrivedAt ? (
        <GoesOn savedAt={draft.savedAt}>
          <Discard onConfirm={reopen} />
        </GoesOn>
      ) : null}
    </>
  );
  return (
    <FormProvider {...form}>
      <div className="mx-auto max-w-page px-4 max-lg:pb-28 lg:px-10 lg:pt-8">
        <WizardHead
          title={t(post.can.includes('repost') ? 'myPosts.repostTitle' : 'myPosts.editTitle', { number })}
          savedAt={kept.savedAt}
          onBack={steps.step === 'check' ? leave : () => wizard.goTo('check')}
          onLater={leave}
        />
        <Stepper type={post.type} step={steps.step} reached="check" onGo={wizard.goTo} />
        <div className="mt-4 lg:mt-7 lg:grid lg:grid-cols-[minmax(0,1fr)_372px] lg:items-start lg:gap-9">
          <StepForm post={post} editing={editing} notices={notices} onLeave={leave} onSignIn={() => setSigningIn(true)} onReopen={reopen} />
          {wide ? (
            <aside className="grid gap-5 lg:sticky lg:top-38">
              <Preview type={post.type} photos={photos.list} />
              <QualityMeter type={post.type} photos={photos.list} onGo={wizard.goTo} />
            </aside>
          ) : null}
        </div>
        {signingIn ? (
          <Suspense>
            <SignInAgain email={user.email} open onClose={() => setSigningIn(false)} onDone={signedIn} />
          </Suspense>
        ) : null}
      </div>
    </FormProvider>
  );
}
