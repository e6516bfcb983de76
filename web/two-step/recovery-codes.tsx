import { Copy, Download } from 'lucide-react';
import { download } from '#web/platform/calls/download.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** The recovery codes, this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useWords();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(codes.join('\n'));
    showToast('success', t('twoStep.copied'));
  };
  const save = (): void => download('uthan-recovery-codes.txt', new Blob([`${t('twoStep.fileHead')}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }));
  return (
    <div className="mt-4">
      <Notice tone="gold" alert>
        <b className="block font-semibold">{t('twoStep.codesTitle')}</b>
        {t('twoStep.codesLead')}
      </Notice>
      <ul
        lang="en"
        className="mt-4 mb-0 grid max-w-md list-none gap-x-6 gap-y-1.5 rounded-control bg-sunk p-4 font-mono text-lead whitespace-nowrap sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button kind="outline" onClick={save}>
          <Download aria-hidden="true" className="size-5" />
          {t('twoStep.download')}
        </Button>
        <Button kind="outline" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-5" />
          {t('twoStep.copy')}
        </Button>
        <Button onClick={onDone}>{t('twoStep.codesDone')}</Button>
      </div>
    </div>
  );
}
