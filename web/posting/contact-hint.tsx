import { useWords } from '#web/platform/language.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { hasContactInText } from './hints.ts';

/** Below texts that others read: a phone number or a link in one of them holds the post up. */
export function ContactHint({ texts }: { texts: readonly string[] }) {
  const { t } = useWords();
  if (!texts.some(hasContactInText)) return null;
  return (
    <div className="mt-4">
      <Notice tone="gold">{t('posting.contactInText')}</Notice>
    </div>
  );
}
