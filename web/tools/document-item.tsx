import { Check, ChevronDown } from 'lucide-react';
import { useWords } from '#web/platform/language.tsx';
import { RichLine } from '#web/pages/rich-text.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { basis, type DocumentId } from './document-list.ts';

interface DocumentItemProps {
  id: DocumentId;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
}

/** A paper to check: a tick, what it is, and folded below where to get it and what to look at. Printed, it is open. */
export function DocumentItem({ id, ticked, onTick }: DocumentItemProps) {
  const { t } = useWords();
  const law = basis(id) === 'law';
  return (
    <li className="grid break-inside-avoid grid-cols-[48px_minmax(0,1fr)] border-t border-line py-2 first:border-t-0 lg:pr-2 print:grid-cols-[32px_minmax(0,1fr)] print:py-1.5">
      <span className="relative grid size-12 place-items-center self-start print:size-7">
        <input
          type="checkbox"
          id={`tick-${id}`}
          aria-labelledby={`name-${id}`}
          checked={ticked}
          onChange={(event) => onTick(event.target.checked)}
          className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-control"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none grid size-6 place-items-center rounded-tag border-field border-control bg-card peer-checked:border-primary peer-checked:bg-primary print:size-4"
        >
          {ticked ? <Check strokeWidth={3} className="size-4 text-on-primary" /> : null}
        </span>
      </span>
      <div className="min-w-0 pt-2.5 print:pt-0.5">
        <h3 className="m-0 flex flex-col items-start gap-x-2 !text-h3 lg:flex-row lg:items-center print:flex-row">
          <label id={`name-${id}`} htmlFor={`tick-${id}`} className={`cursor-pointer ${ticked ? 'text-muted' : ''}`}>
            {t(`documents.${id}`)}
          </label>
          <Tag tone={law ? 'green' : 'gold'}>{t(law ? 'documents.basis_law' : 'documents.basis_custom')}</Tag>
        </h3>
        <p className="mt-0.5 mb-0 text-ui">{t(`documents.${id}_what`)}</p>
        <details className="group print:[&::details-content]:[content-visibility:visible]">
          <summary className="control inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-small font-semibold text-link print:hidden [&::-webkit-details-marker]:hidden">
            {t('documents.more')}
            <span className="sr-only">: {t(`documents.${id}`)}</span>
            <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
          </summary>
          <dl className="m-0 mb-2 grid gap-x-6 gap-y-2 rounded-control bg-page px-4 py-3 text-ui sm:grid-cols-2 print:mb-0 print:grid-cols-1 print:gap-0 print:bg-transparent print:p-0 print:text-small">
            {(['where', 'check'] as const).map((what) => (
              <div key={what} className="print:flex print:gap-1.5">
                <dt className="text-small font-semibold text-muted print:shrink-0">{t(`documents.${what}`)}</dt>
                <dd className="m-0">
                  <RichLine text={t(`documents.${id}_${what}`)} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </li>
  );
}
