import { useDataSaver } from '#web/platform/data-saver.ts';
import { useEasy } from '#web/platform/easy-mode.ts';
import { useWords } from '#web/platform/language.tsx';
import { chooseMode } from '#web/shell/footer.tsx';
import { Panel } from './panel.tsx';
import { Switch } from '#web/forms/switch.tsx';

/** How pages are shown in this browser: large letters, and photos on tap. */
export function ModeSection() {
  const { t } = useWords();
  return (
    <Panel id="modes" title={t('profile.modesTitle')} lead={t('profile.modesLead')}>
      <div className="mt-2">
        <Switch id="switch-easy" label={t('shell.easyMode')} hint={t('profile.easyText')} on={useEasy()} onChange={(on) => chooseMode('easy', on)} />
        <Switch
          id="switch-data-saver"
          label={t('shell.dataSaver')}
          hint={t('profile.dataSaverText')}
          on={useDataSaver()}
          onChange={(on) => chooseMode('data-saver', on)}
        />
      </div>
    </Panel>
  );
}
