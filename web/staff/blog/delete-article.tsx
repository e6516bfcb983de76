import { useState } from 'react';
import { Confirm } from '#web/forms/confirm.tsx';
import { useConfirmed } from '#web/forms/use-confirmed.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { deleteArticle } from './blog-calls.ts';

/** Asks before an article goes for good. */
export function DeleteArticle({ id, title, onDone }: { id: number; title: string; onDone: () => void }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const { busy, act } = useConfirmed(deleteArticle, { done: t('staffBlog.deleted'), onClose: close, onDone });
  return (
    <>
      <Button kind="outline" onClick={() => setOpen(true)} className="!text-danger">
        {t('staffBlog.delete')}
      </Button>
      <Confirm open={open} onClose={close} title={t('staffBlog.deleteTitle')} yes={t('shell.delete')} busy={busy} onYes={() => act(id)}>
        <p className="m-0 font-semibold wrap-anywhere">{title}</p>
        <p className="mt-2 mb-0">{t('staffBlog.deleteText')}</p>
      </Confirm>
    </>
  );
}
