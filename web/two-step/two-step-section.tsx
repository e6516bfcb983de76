import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { NewAuthenticator, TwoStepState } from '#contracts/accounts/two-step.ts';
import { Confirm } from '#web/forms/confirm.tsx';
import { failureText } from '#web/platform/calls/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { memberApi, refreshSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Setup } from './setup.tsx';
import { beginTwoStep, readTwoStep, removeTwoStep, renewRecoveryCodes } from './two-step-calls.ts';

type Asked = 'remove' | 'renew';

/** What can be done, and what is shown in its place while it is under way. */
function useTwoStep() {
  const words = useWords();
  const list = useRead('two-step', (signal) => readTwoStep({ ...memberApi(), signal }));
  const [authenticator, setAuthenticator] = useState<NewAuthenticator>();
  const [codes, setCodes] = useState<readonly string[]>();
  const beginning = useCall(beginTwoStep);
  const removing = useCall(removeTwoStep, { outlives: true });
  const renewing = useCall(renewRecoveryCodes, { outlives: true });
  const refused = (failure: unknown): void => showToast('error', failureText(words, failure));
  async function begin(): Promise<void> {
    const outcome = await beginning.run();
    if (outcome?.ok) setAuthenticator(outcome.value);
    else if (outcome) refused(outcome.failure);
  }
  async function confirm(asked: Asked): Promise<void> {
    const outcome = await (asked === 'remove' ? removing.run() : renewing.run());
    if (outcome?.ok === false) refused(outcome.failure);
    if (!outcome?.ok) return;
    if (asked === 'renew') setCodes(outcome.value as string[]);
    else showToast('success', words.t('twoStep.removed'));
    list.reload();
  }
  const confirmed = (made: readonly string[]): void => {
    setAuthenticator(undefined);
    setCodes(made);
    showToast('success', words.t('twoStep.done'));
    list.reload();
    void refreshSession();
  };
  return { ...list, authenticator, setAuthenticator, codes, setCodes, begin, beginning: beginning.pending, confirm, confirmed };
}

function Ask({ asked, onClose, onYes }: { asked: Asked; onClose: () => void; onYes: () => void }) {
  const { t } = useWords();
  return (
    <Confirm
      onClose={onClose}
      title={t(`twoStep.${asked}Title`)}
      yes={t(`twoStep.${asked}`)}
      no={t(asked === 'remove' ? 'twoStep.keep' : 'shell.cancel')}
      kind={asked === 'remove' ? 'danger' : 'primary'}
      onYes={onYes}
    >
      {t(`twoStep.${asked}Text`)}
    </Confirm>
  );
}

function Present({ state: { on, required, since, recoveryCodesLeft } }: { state: TwoStepState }) {
  const { t, fmt } = useWords();
  return (
    <>
      <p className="mt-4 mb-0 font-semibold">{on && since ? t('twoStep.on', { date: fmt.date(since) }) : t('twoStep.off')}</p>
      {on ? <p className="m-0 text-ui text-muted">{t('twoStep.codesLeft', { count: recoveryCodesLeft })}</p> : null}
      {required ? <p className="m-0 text-ui text-muted">{t('twoStep.required')}</p> : null}
    </>
  );
}

/** Two-step sign-in of the person who is signed in. */
export function TwoStepSection() {
  const { t } = useWords();
  const { hash } = useLocation();
  const { value: state, failure, authenticator, setAuthenticator, codes, setCodes, begin, beginning, confirm, confirmed } = useTwoStep();
  const [asked, setAsked] = useState<Asked>();
  const close = (): void => setAsked(undefined);
  const scroll = (section: HTMLElement | null): void => void (hash === '#two-step' && section?.scrollIntoView());
  const body = (): React.ReactNode => {
    if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
    if (authenticator) return <Setup authenticator={authenticator} onCodes={confirmed} onCancel={() => setAuthenticator(undefined)} />;
    if (!state) return failure ? <Notice tone="danger">{t('twoStep.loadFailed')}</Notice> : <Bone className="mt-4 h-12 w-40" />;
    return (
      <>
        <Present state={state} />
        <div className="mt-4 flex flex-wrap gap-3">
          {state.on ? (
            <>
              <Button kind="outline" onClick={() => setAsked('renew')}>
                {t('twoStep.renew')}
              </Button>
              <Button kind="outline" onClick={() => setAsked('remove')} className="!text-danger">
                {t('twoStep.remove')}
              </Button>
            </>
          ) : (
            <Button kind="outline" disabled={beginning} aria-busy={beginning} onClick={() => void begin()}>
              <ShieldCheck aria-hidden="true" className="size-5" />
              {t(beginning ? 'twoStep.beginning' : 'twoStep.begin')}
            </Button>
          )}
        </div>
      </>
    );
  };
  return (
    <section ref={scroll} id="two-step" aria-labelledby="two-step-title" className="scroll-mt-24 rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 id="two-step-title" className="m-0 !text-title">
        {t('twoStep.title')}
      </h2>
      <p className="mt-1 mb-0 max-w-2xl text-ui text-muted">{t('twoStep.lead')}</p>
      {body()}
      {asked ? (
        <Ask
          asked={asked}
          onClose={close}
          onYes={() => {
            close();
            void confirm(asked);
          }}
        />
      ) : null}
    </section>
  );
}
