import { useWords } from '#web/platform/language.tsx';
import { memberApi } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { readPushKey } from './channel-calls.ts';
import { pushPermission, usePushPermission } from './push-permission.ts';

/** Turns notifications on this device on and off. */
export function PushSection() {
  const { t } = useWords();
  const permission = usePushPermission();
  const { value, put } = useRead('push', () => readPushKey(memberApi()));
  const turn = useCall(async (api, on: boolean) => {
    const browser = await import('./push-browser.ts');
    return on ? browser.turnOnPush(api) : browser.turnOffPush(api).then(() => pushPermission());
  });
  if (!permission || !value) return null;
  const isOn = permission === 'allowed' && value.subscribed;
  const press = async (): Promise<void> => {
    const outcome = await turn.run(!isOn);
    if (!outcome) return;
    if (!outcome.ok) return showToast('error', t(isOn ? 'channels.pushNotEnded' : 'channels.pushFailed'));
    if (outcome.value !== 'allowed') return;
    put((before) => ({ ...before, subscribed: !isOn }));
    showToast('success', t(isOn ? 'channels.pushTurnedOff' : 'channels.pushTurnedOn'));
  };
  return (
    <section aria-labelledby="push" className="mt-6 border-t border-line pt-4">
      <h3 id="push" className="m-0 !text-body">
        {t('channels.pushTitle')}
      </h3>
      <p className="mt-1 mb-0 text-ui text-muted">{t('channels.pushLead')}</p>
      {permission === 'unsupported' ? <p className="mt-3 mb-0">{t('channels.pushUnsupported')}</p> : null}
      {permission === 'denied' ? (
        <div className="mt-3">
          <Notice tone="gold">
            <p className="m-0 font-semibold">{t('channels.pushDenied')}</p>
            <p className="m-0">{t('channels.pushDeniedHow')}</p>
          </Notice>
        </div>
      ) : null}
      {permission === 'undecided' || permission === 'allowed' ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button kind={isOn ? 'outline' : 'primary'} disabled={turn.pending} aria-busy={turn.pending} onClick={() => void press()}>
            {t(isOn ? 'channels.pushTurnOff' : 'channels.pushTurnOn')}
          </Button>
          <output className="text-ui">{isOn ? t('channels.pushIsOn') : null}</output>
        </div>
      ) : null}
    </section>
  );
}
