import { Download } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '#web/platform/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from './panel.tsx';
import { readExport } from './profile-calls.ts';

/** Puts a file into the browser's downloads. */
function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Everything that is kept about the person, as a file. */
export function ExportData() {
  const words = useWords();
  const { t } = words;
  const [busy, setBusy] = useState(false);
  async function get(): Promise<void> {
    setBusy(true);
    try {
      const all = await readExport();
      download(`uthan-${new Date().toISOString().slice(0, 10)}.json`, new Blob([JSON.stringify(all, undefined, 2)], { type: 'application/json' }));
      showToast('success', t('profile.dataDone'));
    } catch (failure) {
      showToast('error', failureText(words, failure));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Panel id="data" title={t('profile.dataTitle')} lead={t('profile.dataLead')}>
      <Button kind="outline" className="mt-4" disabled={busy} aria-busy={busy} onClick={() => void get()}>
        <Download aria-hidden="true" className="size-5" />
        {busy ? t('profile.dataMaking') : t('profile.dataGet')}
      </Button>
    </Panel>
  );
}
