import { BellRing } from 'lucide-react';
import { Link } from 'react-router';
import { usePushPermission } from '#web/channels/push-permission.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';

/** Below the inbox, until its person has decided: the browser asks only after the press. */
export function PushAsk() {
  const { t } = useWords();
  const permission = usePushPermission();
  const { run, pending } = useCall((api) => import('#web/channels/push-browser.ts').then(({ turnOnPush }) => turnOnPush(api)));
  if (permission !== 'undecided') return null;
  const press = async (): Promise<void> => {
    const outcome = await run();
    if (!outcome) return;
    if (!outcome.ok) showToast('error', t('notifications.pushFailed'));
    else if (outcome.value === 'allowed') showToast('success', t('notifications.pushTurnedOn'));
  };
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunk px-4 py-3">
      <BellRing aria-hidden="true" className="size-5 shrink-0 text-primary" />
      <p className="m-0 min-w-0 flex-1 basis-52">{t('notifications.pushAsk')}</p>
      <Button kind="outline" disabled={pending} aria-busy={pending} onClick={() => void press()}>
        {t('notifications.pushTurnOn')}
      </Button>
      <Link to="/user/profile-settings#channels" className="control inline-flex min-h-12 items-center text-ui">
        {t('notifications.pushSettings')}
      </Link>
    </div>
  );
}
