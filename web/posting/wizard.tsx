import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { UserData } from '#contracts/accounts/accounts.ts';
import type { PostType } from '#contracts/enums.ts';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { LanguageSwitch } from '#web/shell/language-switch.tsx';
import { throwAway } from '#web/drafts/thrown-away.ts';
import { newHold } from '#web/posting/draft/hold.ts';
import { Preview, QualityMeter } from '#web/posting/steps/later-steps.ts';
import { Bone } from '#web/ui/skeleton.tsx';
import type { AccountDraft as AccountNotice } from '#web/posting/draft/account-draft.tsx';
import { DraftElsewhere } from '#web/posting/draft/draft-elsewhere.tsx';
import { ProposedAnswers } from '#web/posting/draft/proposed-mark.tsx';
import { draftKey, newDraft, type Draft } from '#web/posting/draft/draft.ts';
import { screenNames, stepNames, stepOf, type PostForm, type StepName } from './post-form.ts';
import type { PostedPost } from '#web/posting/send/posted.tsx';
import { sendPost, type Taken } from '#web/posting/send/send-post.ts';
import { StartOver } from '#web/posting/draft/start-over.tsx';
import { startingDraft, useDraft } from '#web/posting/draft/use-draft.ts';
import { isReady, type Photo } from '#web/posting/photos/photo-list.ts';
import { usePhotos } from '#web/posting/photos/use-photos.ts';
import { usePostForm } from './use-post-form.ts';
import { sentNow, useSendLater } from '#web/posting/send/use-send-later.ts';
import { useSending } from '#web/posting/send/use-sending.ts';
import { KindSwitch } from '#web/posting/steps/kind-switch.tsx';
import { useSteps } from '#web/posting/steps/use-steps.ts';
import { useWide } from '#web/platform/hooks/use-wide.ts';
import { useWizard } from './use-wizard.ts';
import { StepForm } from './wizard-forms.tsx';
import { WizardHead } from './wizard-head.tsx';

// Whether another device has the draft is asked once the form stands; without its code the draft stays on this device.
const AccountDraft = lazy<(props: AccountProps) => ReactNode>(() =>
  import('#web/posting/draft/account-draft.tsx').then(({ AccountDraft: Shown }) => ({ default: Shown })).catch(() => ({ default: () => null })),
);

// Only a form that nobody has begun proposes anything; without its code it does not.
const Proposals = lazy<(props: Pick<AccountProps, 'type' | 'kept'> & { shown: boolean }) => ReactNode>(() =>
  import('#web/posting/draft/proposals.tsx').then(({ Proposals: Shown }) => ({ default: Shown })).catch(() => ({ default: () => null })),
);

// Only wide screens have it.
const loadWhole = () => loadChunk(() => import('./whole-form.tsx'));
const WholeForm = lazy(async () => ({ default: (await loadWhole()).WholeForm }));
const PartsStepper = lazy(async () => ({ default: (await loadWhole()).PartsStepper }));

// Only a session that ended while someone wrote needs it.
const SignInAgain = lazy(async () => ({ default: (await loadChunk(() => import('#web/posting/send/sign-in-again.tsx'))).SignInAgain }));

type AccountProps = Parameters<typeof AccountNotice>[0];

interface WizardProps {
  type: PostType;
  user: UserData;
  onPosted: (post: PostedPost) => void;
  /** Opens the form again, with what is stored by now. */
  onReopen: () => void;
}

/** Everything the steps share. */
function useParts({ type, user, onPosted }: Omit<WizardProps, 'onReopen'>) {
  const key = draftKey(type, user.id);
  const [draft] = useState(() => startingDraft(key, () => newDraft({ primaryContact: user.phone ?? '', postedBy: 'owner' })));
  const [hold] = useState(newHold);
  const photos = usePhotos(key, hold);
  const checked = usePostForm(type, draft.form, photos);
  const { form } = checked;
  const kept = useDraft(key, draft, form, hold);
  const area = useRef<HTMLElement>(null);
  const wide = useWide();
  const { check } = checked;
  const unfinished = (): StepName | undefined => {
    const missing = new Set(Object.keys(check(draft.form)).map(stepOf));
    return stepNames.find((step) => missing.has(step));
  };
  const steps = useSteps({ reached: kept.reached, area, wide, order: wide ? stepNames : screenNames, unfinished });
  const pictures = photos.list.filter(isReady);
  const sending = useSending((api, values) => sendPost(api, { type, form: values, pictures, idempotencyKey: draft.idempotencyKey }));
  const onTaken = (taken: Taken, { plan, primaryContact }: PostForm): void => {
    sentNow(type);
    const cover = pictures[0]?.blob;
    onPosted({ ...taken, type, paid: plan === 'paid', phone: primaryContact, at: Date.now(), ...(cover ? { picture: URL.createObjectURL(cover) } : {}) });
  };
  const wizard = useWizard({ type, wide, checked, photos, kept, steps, area, sending, onTaken });
  useSendLater(type, sending.failure, wizard.submit);
  return { draft, hold, photos, form, kept, area, steps, wizard };
}

type Parts = ReturnType<typeof useParts>;

/** What the account has of a draft that is left for later. */
const keptWhere = ({ account }: Draft, photos: readonly Photo[]) =>
  !account ? 'posting.laterKept' : photos.every(({ stored }) => stored) ? 'posting.laterKeptAll' : 'posting.laterKeptAccount';

/** Deletes the draft from the account too; where that fails it is found on the page of one’s own posts. */
const forgetInAccount = (id: string): Promise<void> =>
  import('#web/posting/draft/account-calls.ts').then(({ removeDraft }) => removeDraft(id)).catch(() => undefined);

/** Beside the form, on small screens below it: how the post will look, how good it is, and the way to begin again. */
function Aside({ type, parts: { photos, steps, wizard }, children }: { type: PostType; parts: Parts; children: ReactNode }) {
  return (
    <aside className="mt-4 grid gap-4 lg:sticky lg:top-38 lg:mt-0 lg:gap-5">
      {wizard.wide ? (
        <Suspense fallback={<Bone className="delayed h-100 w-full rounded-card" />}>
          <Preview type={type} photos={photos.list} />
        </Suspense>
      ) : null}
      {wizard.wide || steps.step !== 'type' ? (
        <Suspense>
          <QualityMeter type={type} photos={photos.list} folded={!wizard.wide} onGo={wizard.goTo} />
        </Suspense>
      ) : null}
      <div className="flex items-center justify-between gap-3">
        {children}
        <span className="lg:hidden">
          <LanguageSwitch />
        </span>
      </div>
    </aside>
  );
}

/** A post in four steps, on a wide screen all on one page. Everything typed is kept; nothing is sent before the last. */
export function WizardForm({ type, user, onPosted, onReopen }: WizardProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const parts = useParts({ type, user, onPosted });
  const { photos, form, kept, steps, wizard } = parts;
  const [signingIn, setSigningIn] = useState(false);
  const later = (): void => {
    if (kept.savedAt !== undefined) showToast('success', t(keptWhere(kept.now(), photos.list)));
    void navigate('/');
  };
  const startOver = (): void => {
    kept.forget();
    photos.forget();
    throwAway(parts.draft.idempotencyKey);
    void forgetInAccount(parts.draft.idempotencyKey);
    onReopen();
  };
  const signedIn = (): void => {
    setSigningIn(false);
    wizard.submit();
  };
  const Form = wizard.wide ? WholeForm : StepForm;
  const over = <StartOver photos={photos.list.length} onConfirm={startOver} />;
  return (
    <FormProvider {...form}>
      <ProposedAnswers value={kept.proposed}>
        <div className="mx-auto max-w-page px-4 max-lg:pb-28 lg:px-10 lg:pt-8">
          <WizardHead
            title={t(type === 'rent' ? 'posting.rentTitle' : 'posting.sellTitle')}
            savedAt={kept.savedAt}
            onBack={steps.step === 'type' ? later : wizard.back}
            onLater={later}
          >
            {wizard.wide ? <KindSwitch type={type} /> : null}
          </WizardHead>
          {wizard.wide ? (
            <Suspense fallback={<div className="mt-4 h-14" />}>
              <PartsStepper wizard={wizard} />
            </Suspense>
          ) : null}
          <div className="mt-4 lg:mt-7 lg:grid lg:grid-cols-[minmax(0,1fr)_372px] lg:items-start lg:gap-9">
            <Suspense fallback={<Bone className="delayed h-96 w-full rounded-card" />}>
              <Form
                draft={parts.draft}
                kept={kept}
                steps={steps}
                wizard={wizard}
                area={parts.area}
                over={over}
                notice={
                  <>
                    <DraftElsewhere kept={kept} photos={photos} />
                    <Suspense>
                      <Proposals type={type} kept={kept} shown={wizard.wide || steps.step === 'type'} />
                    </Suspense>
                    <Suspense>
                      <AccountDraft
                        {...{ type, kept, onReopen }}
                        userId={user.id}
                        hold={parts.hold}
                        photos={photos}
                        paused={wizard.sending.busy}
                        onStartOver={startOver}
                      />
                    </Suspense>
                  </>
                }
                onLater={later}
                onSignIn={() => setSigningIn(true)}
              />
            </Suspense>
            <Aside type={type} parts={parts}>
              {kept.savedAt !== undefined || photos.list.length > 0 ? over : <span />}
            </Aside>
          </div>
          {signingIn ? (
            <Suspense>
              <SignInAgain email={user.email} open onClose={() => setSigningIn(false)} onDone={signedIn} />
            </Suspense>
          ) : null}
        </div>
      </ProposedAnswers>
    </FormProvider>
  );
}
