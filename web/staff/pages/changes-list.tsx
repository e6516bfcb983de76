import type { PageContent } from '#contracts/pages/page-texts.ts';
import { useWords } from '#web/platform/language.tsx';
import { contentChanges, isReordered, type ContentChange, type Line } from './content-changes.ts';

const marks: Record<Line['kind'], string> = { same: '', gone: '−', new: '+' };
const looks: Record<Line['kind'], string> = { same: 'text-muted', gone: 'bg-danger-tint text-danger-ink', new: 'bg-primary-tint text-primary-ink' };

function ChangedLine({ line: { kind, text } }: { line: Line }) {
  const { t } = useWords();
  const words = <span className="min-w-0 wrap-anywhere">{text}</span>;
  return (
    <li className={`grid grid-cols-[1.25rem_minmax(0,1fr)] px-2 py-0.5 ${looks[kind]}`}>
      <span aria-hidden="true">{marks[kind]}</span>
      {kind === 'same' ? null : <span className="sr-only">{t(`staffPages.line_${kind}`)} </span>}
      {kind === 'gone' ? <del className="no-underline">{words}</del> : null}
      {kind === 'new' ? <ins className="no-underline">{words}</ins> : null}
      {kind === 'same' ? words : null}
    </li>
  );
}

function Change({ change: { where, lng, lines } }: { change: ContentChange }) {
  const words = useWords();
  const name = typeof where === 'string' ? words.t(`staffPages.${where}`) : where[words.lng];
  return (
    <section className="mt-4 first:mt-0">
      <h3 className="m-0 mb-1 !text-ui">
        {name} · {words.t(`staffPages.language_${lng}`)}
      </h3>
      <ul lang={lng} className="m-0 list-none overflow-hidden rounded-control border border-line p-0 text-ui">
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <ChangedLine key={at} line={line} />
        ))}
      </ul>
    </section>
  );
}

/** What differs between two versions, both languages. */
export function ChangesList({ before, after }: { before: PageContent; after: PageContent }) {
  const { t } = useWords();
  const changes = contentChanges(before, after);
  const reordered = isReordered(before, after);
  return (
    <>
      {changes.length === 0 && !reordered ? <p className="m-0 text-muted">{t('staffPages.noChanges')}</p> : null}
      {reordered ? <p className="mt-0 mb-3 text-ui">{t('staffPages.reordered')}</p> : null}
      {changes.map((change) => (
        <Change key={`${JSON.stringify(change.where)} ${change.lng}`} change={change} />
      ))}
    </>
  );
}
