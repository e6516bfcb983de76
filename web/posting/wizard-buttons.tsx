import { ArrowLeft, ArrowRight, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { stepNames, type PostForm } from './post-form.ts';
import { OnItsWay } from '#web/posting/send/send-panel.tsx';
import type { Sending } from '#web/posting/send/use-sending.ts';
import type { Wizard } from './use-wizard.ts';

/** At the foot of the form, and as a bar at the bottom of small screens: how sending goes, and the buttons. */
export function ButtonBar({ sending, children }: { sending: Sending; children: ReactNode }) {
  return (
    <div className="grid gap-4 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:gap-0 max-lg:bg-card max-lg:px-4 max-lg:pt-2.5 max-lg:pb-[max(10px,env(safe-area-inset-bottom))] max-lg:shadow-bar lg:mt-1">
      <OnItsWay sending={sending} />
      <div className="flex items-center gap-3">{children}</div>
    </div>
  );
}

/** Whether nothing is missing any more: until then the way on is the filled button, afterwards the one that sends. */
export const useComplete = ({ check }: Pick<Wizard, 'check'>): boolean => Object.keys(check(useWatch<PostForm>() as PostForm)).length === 0;

/** Sends the post. On wide screens it is no submit button: Enter in a field must not send the post. */
function Submit({ wizard }: { wizard: Wizard }) {
  const { t } = useWords();
  const { wide, sending, submit } = wizard;
  const complete = useComplete(wizard);
  return (
    <Button
      kind={complete ? 'primary' : 'outline'}
      {...(wide ? { type: 'button', onClick: submit } : { type: 'submit' })}
      disabled={sending.busy || sending.waits > 0}
      aria-busy={sending.busy}
      className="max-lg:flex-2 lg:px-7"
    >
      <Send aria-hidden="true" className="size-5" />
      {sending.busy ? t('shell.sending') : t('posting.submit')}
    </Button>
  );
}

/** The buttons: back, save for later, next. */
export function WizardButtons({ wizard, onLater }: { wizard: Wizard; onLater: () => void }) {
  const { t } = useWords();
  const { step, sending, wide } = wizard;
  const first = wide || step === stepNames[0];
  const last = wide || step === 'check';
  return (
    <ButtonBar sending={sending}>
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
        <Submit wizard={wizard} />
      ) : (
        <Button type="submit" className="max-lg:flex-2 lg:px-7">
          {t('shell.next')}
          <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
      )}
    </ButtonBar>
  );
}
