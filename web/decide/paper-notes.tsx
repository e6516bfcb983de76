import type { PostPage } from '#contracts/posts/posts.ts';
import { useWords } from '#web/platform/language.tsx';
import { type HomeNotes, looksOf, marks } from './notebook.ts';
import { questionsFor } from './questions.ts';

const line = 'mt-1 block h-5 border-b border-dotted border-control';

/** To tick with a pen; the fonts have no such sign. */
function Box({ checked }: { checked: boolean }) {
  return <span aria-hidden="true" className={`inline-block size-3 rounded-[2px] border border-ink align-baseline ${checked ? 'bg-ink' : ''}`} />;
}

/** The notes of a home on paper: what is known, and room for a pen where nothing is yet. */
export function PaperNotes({ post, notes }: { post: PostPage; notes: HomeNotes }) {
  const { t, fmt } = useWords();
  return (
    <div className="hidden text-ui print:block">
      <p className="m-0">
        {t('decide.visitDay')}: {notes.visitAt ? <b className="font-semibold">{fmt.dateTime(notes.visitAt)}</b> : '……………………………'}
      </p>
      <ul className="mt-1 mb-0 list-none columns-2 p-0">
        {looksOf(post).map((aspect) => (
          <li key={aspect}>
            {t(`decide.aspect_${aspect}`)}:{' '}
            {marks.map((mark) => (
              <span key={mark} className={notes.marks[aspect] === mark ? 'font-semibold underline' : 'text-muted'}>
                <Box checked={notes.marks[aspect] === mark} /> {t(`decide.mark_${mark}`)}{' '}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <ul className="mt-1 mb-0 list-none columns-2 p-0">
        {questionsFor(post).map((question) => (
          <li key={question} className="break-inside-avoid">
            <Box checked={notes.asked.includes(question)} /> {t(`decide.ask_${question}`)}
          </li>
        ))}
      </ul>
      <p className="mt-1 mb-0 wrap-anywhere">
        {t('decide.note')}: {notes.note}
        {notes.note === '' ? (
          <>
            <span className={line} />
            <span className={line} />
          </>
        ) : null}
      </p>
    </div>
  );
}
