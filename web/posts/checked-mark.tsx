import { BadgeCheck, Info } from 'lucide-react';
import { useWords } from '#web/platform/language.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** "Checked by our team"; a tap says what was checked and what was not. Opens before scripts have run and without them. */
export function CheckedMark() {
  const { t } = useWords();
  return (
    <details className="-my-2 open:basis-full open:mb-1">
      <summary className="control inline-flex min-h-11 cursor-pointer list-none items-center rounded-tag print:min-h-0 [&::-webkit-details-marker]:hidden">
        <Tag tone="green">
          <BadgeCheck aria-hidden="true" className="size-4" />
          {t('detail.reviewed')}
          <Info aria-hidden="true" className="size-4 print:hidden" />
        </Tag>
      </summary>
      <p className="m-0 max-w-reading rounded-control bg-primary-tint px-3 py-2 text-small text-primary-ink">{t('detail.reviewedWhy')}</p>
    </details>
  );
}
