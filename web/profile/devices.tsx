import { LogOut, Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { Session } from '#contracts/accounts/profiles.ts';
import { ReadFailed } from '#web/forms/read-failed.tsx';
import { failureText } from '#web/platform/calls/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { memberApi } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Panel } from './panel.tsx';
import { endDevice, endOtherDevices, readDevices } from './profile-calls.ts';

/** The devices, and ending them; `ending` while that is under way. */
function useDevices() {
  const words = useWords();
  const list = useRead('devices', () => readDevices(memberApi()));
  const ending = useCall((api, id?: string) => (id ? endDevice(api, id) : endOtherDevices(api)), { outlives: true });
  /** Ends one, or all but this one. */
  async function end(id?: string): Promise<void> {
    const outcome = await ending.run(id);
    if (!outcome) return;
    if (!outcome.ok) return showToast('error', failureText(words, outcome.failure));
    list.put((before) => before.filter(({ _id, current }) => (id ? _id !== id : current)));
    showToast('success', words.t(id ? 'profile.deviceEnded' : 'profile.devicesEnded'));
  }
  return { ...list, ending: ending.pending, end: (id?: string) => void end(id) };
}

function Device({ device, ending, onEnd }: { device: Session; ending: boolean; onEnd: () => void }) {
  const { t, fmt } = useWords();
  const { browser, system, deviceType, current } = device;
  const name = browser && system ? t('profile.deviceName', { browser, system }) : (browser ?? system ?? t('profile.deviceUnknown'));
  const Icon = deviceType === 'mobile' ? Smartphone : Monitor;
  // The list was read a moment ago in this browser; the page's own clock may be older.
  const [now] = useState(() => new Date().toISOString());
  return (
    <li className="flex items-center gap-3 border-b border-line py-3 last:border-0 sm:gap-3.5">
      <span className="grid size-10 sm:size-11 shrink-0 place-items-center rounded-card bg-primary-tint text-primary">
        <Icon aria-hidden="true" className="size-5.5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="m-0 flex flex-wrap items-center gap-x-2.5 font-semibold">
          {name}
          {current ? <Tag tone="green">{t('profile.deviceHere')}</Tag> : null}
        </p>
        <p className="m-0 text-small text-muted">
          {current ? null : (
            <>
              <span className="max-sm:block">{t('profile.deviceSeen', { when: fmt.relativeInbox(device.lastSeenAt, now) })}</span>
              <span className="max-sm:hidden"> · </span>
            </>
          )}
          <span className="inline-block">{t('profile.deviceSince', { date: fmt.date(device.signedInAt) })}</span>
        </p>
      </div>
      {current ? null : (
        <Button
          kind="outline"
          disabled={ending}
          onClick={onEnd}
          aria-label={t('profile.deviceEndLabel', { device: name })}
          className="!px-3.5 max-sm:-mr-2 max-sm:!border-transparent max-sm:!bg-transparent max-sm:!px-2 max-sm:!text-link"
        >
          <LogOut aria-hidden="true" className="size-5 max-sm:hidden" />
          {t('profile.deviceEnd')}
        </Button>
      )}
    </li>
  );
}

/** Where one is signed in, and signing out there. */
export function Devices() {
  const { t } = useWords();
  const { value: devices, failure, reload, ending, end } = useDevices();
  return (
    <Panel id="devices" title={t('profile.devicesTitle')} lead={t('profile.devicesLead')}>
      <ReadFailed failed={failure} text={t('profile.devicesFailed')} onRetry={reload} />
      {!devices && !failure ? (
        <section aria-busy="true" aria-label={t('shell.loading')} className="mt-4 grid gap-3">
          <Bone className="h-12 w-full" />
          <Bone className="h-12 w-full" />
        </section>
      ) : null}
      {devices && !failure ? (
        <ul className="mt-2 mb-0 list-none p-0">
          {devices.map((device) => (
            <Device key={device._id} device={device} ending={ending} onEnd={() => end(device._id)} />
          ))}
        </ul>
      ) : null}
      {devices && devices.length > 1 ? (
        <Button kind="outline" className="mt-3" disabled={ending} onClick={() => end()}>
          <LogOut aria-hidden="true" className="size-5" />
          {t('profile.devicesEndOthers')}
        </Button>
      ) : null}
    </Panel>
  );
}
