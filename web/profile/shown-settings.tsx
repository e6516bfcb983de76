import { ReadFailed } from '#web/forms/read-failed.tsx';
import { useWords } from '#web/platform/language.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import { Panel } from './panel.tsx';
import { Switch } from '#web/forms/switch.tsx';
import { useSettings } from './use-settings.ts';

const switches = [
  ['showEmail', 'showEmail', undefined],
  ['showPhone', 'showPhone', 'showPhoneHint'],
  ['showAddress', 'showAddress', undefined],
  ['birthDate', 'showBirthDate', undefined],
] as const;

/** What others see: four switches, each saved as it is pressed. */
export function ShownSettings() {
  const { t } = useWords();
  const { settings, failed, set, retry } = useSettings();
  return (
    <Panel id="shown" title={t('profile.shownTitle')} lead={t('profile.shownLead')}>
      {settings && !failed ? (
        <div className="mt-2">
          {switches.map(([name, label, hint]) => (
            <Switch
              key={name}
              id={`switch-${name}`}
              label={t(`profile.${label}`)}
              hint={hint && t(`profile.${hint}`)}
              on={settings[name]}
              onChange={(on) => set(name, on)}
            />
          ))}
        </div>
      ) : null}
      {settings || failed ? null : (
        <section aria-busy="true" aria-label={t('shell.loading')} className="mt-4 grid gap-3">
          {switches.map(([name]) => (
            <Bone key={name} className="h-11 w-full" />
          ))}
        </section>
      )}
      <ReadFailed failed={failed} text={t('errors.notice_settingsFetchFailed')} onRetry={retry} />
    </Panel>
  );
}
