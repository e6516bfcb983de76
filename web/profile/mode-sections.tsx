import { useWords } from '#web/platform/language.tsx';
import { DataSaverSwitch, EasySwitch } from '#web/shell/footer.tsx';
import { Panel } from './panel.tsx';

/** The switch of easy mode with what it does. */
export function EasySection() {
  const { t } = useWords();
  return (
    <Panel id="easy-pages" title={t('shell.easyMode')} lead={t('profile.easyText')}>
      <div className="-mx-3">
        <EasySwitch look="row" />
      </div>
    </Panel>
  );
}

/** The switch of photos on tap with what it does. */
export function DataSaverSection() {
  const { t } = useWords();
  return (
    <Panel id="data-saver" title={t('profile.dataSaver')} lead={t('profile.dataSaverText')}>
      <div className="-mx-3">
        <DataSaverSwitch look="row" />
      </div>
    </Panel>
  );
}
