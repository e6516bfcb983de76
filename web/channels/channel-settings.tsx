import { Check, Lock } from 'lucide-react';
import { channels, isChosen, noticeGroups, type Channel, type NoticeGroup, type Preferences } from '#contracts/notices/preferences.ts';
import { switchSound, useSoundIsOn } from './sound-choice.ts';
import { ReadFailed } from '#web/forms/read-failed.tsx';
import { useWords } from '#web/platform/language.tsx';
import { Switch } from '#web/forms/switch.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import { PushSection } from './push-section.tsx';
import { usePreferences } from './use-preferences.ts';

interface CellProps {
  group: NoticeGroup;
  channel: Channel;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** One box, with the whole cell to hit; a lock where it is always on. */
function Cell({ group, channel, on, onChange }: CellProps) {
  const { t } = useWords();
  const name = t('channels.cell', { channel: t(`channels.channel_${channel}`), group: t(`channels.group_${group}`) });
  if (!isChosen(group, channel)) {
    return (
      <span className="grid min-h-12 place-items-center text-muted">
        <Lock aria-hidden="true" className="size-5" />
        <span className="sr-only">{t('channels.always')}</span>
      </span>
    );
  }
  return (
    <label className="relative grid min-h-12 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={name}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        className="peer size-5.5 cursor-pointer appearance-none rounded-tag border-field border-control bg-card checked:border-primary checked:bg-primary"
      />
      <Check aria-hidden="true" strokeWidth={3} className="pointer-events-none absolute size-4 text-on-primary opacity-0 peer-checked:opacity-100" />
    </label>
  );
}

interface ChannelTableProps {
  preferences: Preferences;
  set: (group: NoticeGroup, channel: Channel, on: boolean) => void;
}

function ChannelTable({ preferences, set }: ChannelTableProps) {
  const { t } = useWords();
  return (
    <table className="mt-3 w-full table-fixed border-collapse">
      <thead>
        <tr className="border-b border-line text-small text-muted">
          <th scope="col" className="py-2 text-left font-normal">
            {t('channels.topic')}
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col" className="w-13 py-2 text-center font-normal max-sm:text-caption sm:w-24">
              {t(`channels.channel_${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {noticeGroups.map((group) => (
          <tr key={group} className="border-b border-line last:border-0">
            <th scope="row" className="py-2 text-left font-normal sm:pr-2">
              <span className="block">{t(`channels.group_${group}`)}</span>
              <span className="block text-small text-muted max-sm:sr-only">{t(`channels.hint_${group}`)}</span>
            </th>
            {channels.map((channel) => (
              <td key={channel} className="p-0">
                <Cell group={group} channel={channel} on={preferences[group][channel]} onChange={(on) => set(group, channel, on)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** By which channels news arrives: a table, each box saved as it is pressed. */
export function ChannelSettings() {
  const { t } = useWords();
  const { preferences, failed, set, retry } = usePreferences();
  const soundOn = useSoundIsOn();
  return (
    <section aria-labelledby="channels" className="rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 id="channels" className="m-0 !text-title">
        {t('channels.title')}
      </h2>
      <p className="mt-1 mb-0 max-w-2xl text-ui text-muted">{t('channels.lead')}</p>
      {preferences && !failed ? (
        <>
          <ChannelTable preferences={preferences} set={set} />
          <p className="mt-3 mb-0 flex gap-2 text-small text-muted">
            <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {t('channels.whyFixed')}
          </p>
          <p className="mt-2 mb-0 text-small text-muted">{t('channels.whatDevice')}</p>
        </>
      ) : null}
      {preferences || failed ? null : (
        <section aria-busy="true" aria-label={t('shell.loading')} className="mt-4 grid gap-3">
          {noticeGroups.map((group) => (
            <Bone key={group} className="h-12 w-full" />
          ))}
        </section>
      )}
      <ReadFailed failed={failed} text={t('errors.notice_settingsFetchFailed')} onRetry={retry} />
      <div className="mt-6 border-t border-line pt-1">
        <Switch id="sound" label={t('channels.sound')} hint={t('channels.soundHint')} on={soundOn} onChange={switchSound} />
      </div>
      <PushSection />
    </section>
  );
}
