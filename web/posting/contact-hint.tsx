import { useWords } from '#web/platform/language.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { hasContactInText } from './hints.ts';

/** A hint below public texts: a phone number or link in them delays the approval. */
export function ContactHint({ texts }: { texts: readonly string[] }) {
  const { t } = useWords();
  if (!texts.some(hasContactInText)) return null;
  return (
    <div className="mt-4">
      <Notice tone="gold">{t('posting.contactInText')}</Notice>
    </div>
  );
}
