import { Download } from 'lucide-react';
import { download } from '#web/platform/calls/download.ts';
import { failureText } from '#web/platform/calls/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from './panel.tsx';
import { readExport } from './profile-calls.ts';

/** Everything that is kept about the person, as a file. */
export function ExportData() {
  const words = useWords();
  const { t } = words;
  const { run, pending } = useCall(readExport);
  async function get(): Promise<void> {
    const outcome = await run();
    if (!outcome) return;
    if (!outcome.ok) return showToast('error', failureText(words, outcome.failure));
    download(`uthan-${new Date().toISOString().slice(0, 10)}.json`, new Blob([JSON.stringify(outcome.value, undefined, 2)], { type: 'application/json' }));
    showToast('success', t('profile.dataDone'));
  }
  return (
    <Panel id="data" title={t('profile.dataTitle')} lead={t('profile.dataLead')}>
      <Button kind="outline" className="mt-4" disabled={pending} aria-busy={pending} onClick={() => void get()}>
        <Download aria-hidden="true" className="size-5" />
        {pending ? t('profile.dataMaking') : t('profile.dataGet')}
      </Button>
    </Panel>
  );
}
