import { LogOut, Monitor, Smartphone } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import type { Session } from '#contracts/profiles.ts';
import { failureText } from '#web/platform/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Panel } from './panel.tsx';
import { endDevice, endOtherDevices, readDevices } from './profile-calls.ts';

/** The devices, and ending them. `undefined` while they are on their way. */
function useDevices() {
  const words = useWords();
  const [devices, setDevices] = useState<readonly Session[]>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [ending, setEnding] = useState<string>();
  useEffect(() => {
    let gone = false;
    readDevices().then(
      (found) => gone || setDevices(found),
      () => gone || setFailed(true),
    );
    return () => void (gone = true);
  }, [attempt]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  async function end(what: string, work: () => Promise<unknown>, done: string, keep: (one: Session) => boolean): Promise<void> {
    setEnding(what);
    try {
      await work();
      setDevices((before) => before?.filter(keep));
      showToast('success', done);
    } catch (failure) {
      showToast('error', failureText(words, failure));
    } finally {
      setEnding(undefined);
    }
  }
  const endOne = (id: string) =>
    end(
      id,
      () => endDevice(id),
      words.t('profile.deviceEnded'),
      ({ _id }) => _id !== id,
    );
  const endOthers = () => end('others', endOtherDevices, words.t('profile.devicesEnded'), ({ current }) => current);
  return { devices, failed, retry, ending, endOne, endOthers };
}

function Device({ device, ending, onEnd }: { device: Session; ending: boolean; onEnd: () => void }) {
  const { t, fmt } = useWords();
  const { browser, system, deviceType, current } = device;
  const name = browser && system ? t('profile.deviceName', { browser, system }) : (browser ?? system ?? t('profile.deviceUnknown'));
  const Icon = deviceType === 'mobile' ? Smartphone : Monitor;
  // The list was read a moment ago in this browser; the page's own clock may be older.
  const [now] = useState(() => new Date().toISOString());
  return (
    <li className="flex items-center gap-3.5 border-b border-line py-3 last:border-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-card bg-primary-tint text-primary">
        <Icon aria-hidden="true" className="size-5.5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="m-0 flex flex-wrap items-center gap-x-2.5 font-semibold">
          {name}
          {current ? <Tag tone="green">{t('profile.deviceHere')}</Tag> : null}
        </p>
        <p className="m-0 text-small text-muted">
          {current ? null : <>{t('profile.deviceSeen', { when: fmt.relativeInbox(device.lastSeenAt, now) })} · </>}
          {t('profile.deviceSince', { date: fmt.date(device.signedInAt) })}
        </p>
      </div>
      {current ? null : (
        <Button kind="outline" disabled={ending} onClick={onEnd} aria-label={t('profile.deviceEndLabel', { device: name })} className="!px-3.5">
          <LogOut aria-hidden="true" className="size-5" />
          <span className="max-sm:hidden">{t('profile.deviceEnd')}</span>
        </Button>
      )}
    </li>
  );
}

/** Where one is signed in, and signing out there. */
export function Devices() {
  const { t } = useWords();
  const { devices, failed, retry, ending, endOne, endOthers } = useDevices();
  return (
    <Panel id="devices" title={t('profile.devicesTitle')} lead={t('profile.devicesLead')}>
      {failed ? (
        <div className="mt-4">
          <Notice tone="danger" alert>
            <p className="m-0">{t('profile.devicesFailed')}</p>
            <Button kind="outline" className="mt-3" onClick={retry}>
              {t('shell.retry')}
            </Button>
          </Notice>
        </div>
      ) : null}
      {!devices && !failed ? (
        <div aria-busy="true" aria-label={t('shell.loading')} className="mt-4 grid gap-3">
          <Bone className="h-12 w-full" />
          <Bone className="h-12 w-full" />
        </div>
      ) : null}
      {devices && !failed ? (
        <ul className="mt-2 mb-0 list-none p-0">
          {devices.map((device) => (
            <Device key={device._id} device={device} ending={ending !== undefined} onEnd={() => void endOne(device._id)} />
          ))}
        </ul>
      ) : null}
      {devices && devices.length > 1 ? (
        <Button kind="outline" className="mt-3" disabled={ending !== undefined} onClick={() => void endOthers()}>
          <LogOut aria-hidden="true" className="size-5" />
          {t('profile.devicesEndOthers')}
        </Button>
      ) : null}
    </Panel>
  );
}
