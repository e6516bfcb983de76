import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { PostType } from '#contracts/enums.ts';
import { useWords } from '#web/platform/language.tsx';

/** From selling to letting and back: the bar of small screens leads to selling, and anyone who lets must not be lost there. */
export function KindSwitch({ type }: { type: PostType }) {
  const { t } = useWords();
  return (
    <nav aria-label={t('shell.postAdChoose')}>
      <Link
        to={type === 'rent' ? '/sellpost' : '/add-rent-post'}
        replace
        className="control -my-3 inline-flex min-h-12 items-center gap-1 text-small font-semibold whitespace-nowrap text-link"
      >
        {t(type === 'rent' ? 'posting.sellInstead' : 'posting.rentInstead')}
        <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
    </nav>
  );
}
