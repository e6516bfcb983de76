import { useWords } from '#web/platform/language.tsx';
import { EasySwitch } from '#web/shell/footer.tsx';
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
