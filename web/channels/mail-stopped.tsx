import { mailStops } from '#contracts/notices/mail-stops.ts';
import { call, type Api } from '#web/platform/api.ts';
import { failureText } from '#web/platform/calls/failure-text.ts';
import { useCall } from '#web/platform/calls/use-call.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { useWords } from '#web/platform/language.tsx';
import { memberApi } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

const lift = (api: Api) => call(api, mailStops.liftOwn);

/** That emails to the person are stopped, and the way to have them again; nothing where they are not. */
export function MailStopped() {
  const words = useWords();
  const { t, fmt } = words;
  const { value, put } = useRead('mail stop', () => call(memberApi(), mailStops.own));
  const { run, pending } = useCall(lift);
  const stop = value?.stop;
  if (!stop) return null;
  async function resume(): Promise<void> {
    const outcome = await run();
    if (!outcome) return;
    if (!outcome.ok) return showToast('error', failureText(words, outcome.failure));
    showToast('success', t('channels.mailStopLifted'));
    put((now) => ({ ...now, stop: null }));
  }
  return (
    <Notice tone="gold">
      <p className="m-0 font-semibold">{t('channels.mailStopTitle')}</p>
      <p className="mt-1 mb-0">{t(`channels.mailStop_${stop.reason}`, { date: fmt.date(stop.at) })}</p>
      <Button kind="outline" className="mt-3" disabled={pending} aria-busy={pending} onClick={() => void resume()}>
        {t('channels.mailStopLift')}
      </Button>
    </Notice>
  );
}
