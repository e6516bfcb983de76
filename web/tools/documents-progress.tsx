import { Printer, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { documentGroups, type DocumentId } from './document-list.ts';
import type { DocumentKind } from './paths.ts';
import { setTicks } from './ticks.ts';

interface ProgressProps {
  kind: DocumentKind;
  ticked: ReadonlySet<DocumentId>;
}

function Groups({ kind, ticked }: ProgressProps) {
  const { t, fmt } = useWords();
  return (
    <ul className="mt-3 mb-0 list-none p-0 text-ui print:hidden">
      {documentGroups[kind].map(([group, ids]) => (
        <li key={group}>
          <a
            href={`#group-${group}`}
            className="control flex min-h-11 items-center justify-between gap-3 text-ink no-underline hover:text-primary hover:underline"
          >
            {t(`documents.group_${group}`)}
            <span className="text-muted">
              {fmt.number(ids.filter((id) => ticked.has(id)).length)}/{fmt.number(ids.length)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** How far someone is, with ways to print the list and to begin again. */
export function DocumentsProgress({ kind, ticked }: ProgressProps) {
  const { t, fmt } = useWords();
  const [before, setBefore] = useState<readonly DocumentId[]>([]);
  const total = documentGroups[kind].reduce((sum, [, ids]) => sum + ids.length, 0);
  const done = ticked.size;
  const reset = (): void => {
    setBefore([...ticked]);
    setTicks(kind, []);
  };
  return (
    <section aria-labelledby="progress-title" className="rounded-card border border-line bg-card p-4 lg:p-6 print:border-0 print:p-0">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="progress-title" className="m-0 !text-h3">
          {t('documents.progress')}
        </h2>
        <b aria-hidden="true" className="text-lead font-semibold whitespace-nowrap text-primary">
          {t('documents.doneOf', { done: fmt.number(done), total: fmt.number(total) })}
        </b>
      </div>
      <output aria-live="polite" className="sr-only">
        {t('documents.progressSaid', { done: fmt.number(done), total: fmt.number(total) })}
      </output>
      {/* Stitch by stitch: what is on its way. */}
      <div aria-hidden="true" className="mt-2 flex gap-1 print:hidden">
        {Array.from({ length: total }, (_, at) => (
          <span key={at} className={`h-1.5 flex-1 rounded-full ${at < done ? 'bg-primary' : 'bg-line'}`} />
        ))}
      </div>
      <Groups kind={kind} ticked={ticked} />
      {done === total ? (
        <div className="mt-3">
          <Notice tone="green">{t('documents.done')}</Notice>
        </div>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2 noscript:hidden print:hidden">
        <Button className="flex-1 whitespace-nowrap" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {t('documents.print')}
        </Button>
        {done > 0 || before.length > 0 ? (
          <Button kind="quiet" className="flex-1 whitespace-nowrap" onClick={done > 0 ? reset : () => setTicks(kind, before)}>
            <RotateCcw aria-hidden="true" className="size-5" />
            {t(done > 0 ? 'documents.reset' : 'documents.undo')}
          </Button>
        ) : null}
      </div>
      <p className="mt-3 mb-0 text-small text-muted print:hidden">{t('documents.kept')}</p>
    </section>
  );
}
