import { Copy } from 'lucide-react';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** A key or a secret, this once. */
export function ShownOnce({ title, text, value, onDone }: { title: string; text: string; value: string; onDone: () => void }) {
  const { t } = useWords();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(value);
    showToast('success', t('integrations.copied'));
  };
  return (
    <div className="mt-4">
      <Notice tone="gold" alert>
        <b className="block font-semibold">{title}</b>
        {text}
      </Notice>
      <p lang="en" className="mt-3 mb-0 rounded-control bg-sunk p-4 font-mono text-ui break-all select-all">
        {value}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button kind="outline" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-5" />
          {t('integrations.copy')}
        </Button>
        <Button onClick={onDone}>{t('integrations.close')}</Button>
      </div>
    </div>
  );
}
