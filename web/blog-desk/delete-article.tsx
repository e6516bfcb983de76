import { useState } from 'react';
import { failureText } from '#web/platform/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { deleteArticle } from './blog-calls.ts';

/** Asks before an article goes for good. */
export function DeleteArticle({ id, title, onDone }: { id: number; title: string; onDone: () => void }) {
  const words = useWords();
  const { t } = words;
  const [open, setOpen] = useState(false);
  const { run, pending } = useCall(deleteArticle, { outlives: true });
  const carryOut = async (): Promise<void> => {
    const outcome = await run(id);
    if (!outcome) return;
    setOpen(false);
    if (!outcome.ok) return showToast('error', failureText(words, outcome.failure));
    showToast('success', t('staffBlog.deleted'));
    onDone();
  };
  return (
    <>
      <Button kind="outline" onClick={() => setOpen(true)} className="!text-danger">
        {t('staffBlog.delete')}
      </Button>
      <Sheet
        kind="dialog"
        open={open}
        onClose={() => setOpen(false)}
        title={t('staffBlog.deleteTitle')}
        closeLabel={t('shell.close')}
        footer={
          <>
            <Button kind="outline" onClick={() => setOpen(false)} className="flex-1">
              {t('shell.keep')}
            </Button>
            <Button kind="danger" disabled={pending} aria-busy={pending} onClick={() => void carryOut()} className="flex-1">
              {t('shell.delete')}
            </Button>
          </>
        }
      >
        <p className="m-0 font-semibold wrap-anywhere">{title}</p>
        <p className="mt-2 mb-0">{t('staffBlog.deleteText')}</p>
      </Sheet>
    </>
  );
}
