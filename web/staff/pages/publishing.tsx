import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { PageContent } from '#contracts/pages/page-texts.ts';
import { useWords } from '#web/platform/language.tsx';
import { FormBar, SendButton } from '#web/staff/kit/form-parts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { PagePreview } from './page-preview.tsx';

interface PublishingProps {
  /** The form that is sent: the bar is at the end of the page, below what follows the form. */
  form: string;
  content: () => PageContent;
}

/** The way to publish, always in sight, with how it will look beside it. */
export function Publishing({ form, content }: PublishingProps) {
  const { t } = useWords();
  const { isDirty } = useFormState();
  const [shown, setShown] = useState<PageContent>();
  const close = (): void => setShown(undefined);
  return (
    <>
      <FormBar>
        <div className="flex gap-3">
          <SendButton type="submit" form={form} ready={isDirty}>
            {t('staffPages.check')}
          </SendButton>
          <Button kind="outline" onClick={() => setShown(content())} className="max-sm:flex-auto max-sm:!px-3">
            {t('staffPages.showPreview')}
          </Button>
        </div>
      </FormBar>
      <Sheet open={shown !== undefined} onClose={close} title={t('staffPages.preview')} closeLabel={t('shell.close')}>
        {shown ? <PagePreview content={shown} /> : null}
      </Sheet>
    </>
  );
}
