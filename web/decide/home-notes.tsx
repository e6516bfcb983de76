import { languageOf } from '#i18n/detect.ts';
import type { PostPage } from '#contracts/posts/posts.ts';
import { useWords } from '#web/platform/language.tsx';
import { Checkbox, Segments, TextArea } from '#web/ui/controls.tsx';
import { Field } from '#web/ui/field.tsx';
import { type Aspect, aspects, changeNotes, type HomeNotes, type Mark, marks, noteMax } from './notebook.ts';
import { questionsFor } from './questions.ts';
import { VisitPlan } from './visit-plan.tsx';

interface NotesProps {
  post: PostPage;
  notes: HomeNotes;
}

function Marks({ post: { PostID, propertyType }, notes }: NotesProps) {
  const { t } = useWords();
  const looked: readonly Aspect[] = propertyType === 'land' ? ['water', 'noise', 'neighbours'] : aspects;
  return (
    <div className="grid gap-2">
      {looked.map((aspect) => (
        <div key={aspect} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span aria-hidden="true" className="text-ui">
            {t(`decide.aspect_${aspect}`)}
          </span>
          <Segments
            legend={t(`decide.aspect_${aspect}`)}
            name={`${aspect}-${PostID}`}
            value={notes.marks[aspect] ?? ''}
            options={marks.map((mark) => ({ value: mark, label: t(`decide.mark_${mark}`) }))}
            onChange={(mark) => changeNotes(PostID, { marks: { ...notes.marks, [aspect]: mark as Mark } })}
          />
        </div>
      ))}
    </div>
  );
}

function Questions({ post, notes }: NotesProps) {
  const { t } = useWords();
  const { PostID } = post;
  return (
    <details className="border-t border-line">
      <summary className="control flex min-h-12 cursor-pointer items-center text-ui font-semibold text-link">{t('decide.questions')}</summary>
      {questionsFor(post).map((question) => (
        <Checkbox
          key={question}
          name={`asked-${PostID}-${question}`}
          label={t(`decide.ask_${question}`)}
          checked={notes.asked.includes(question)}
          onChange={(event) =>
            changeNotes(PostID, { asked: event.target.checked ? [...notes.asked, question] : notes.asked.filter((one) => one !== question) })
          }
        />
      ))}
    </details>
  );
}

/** What the reader notes of one home: the visit, what it was like, what was asked. It stays in this browser. */
export function HomeNotesCard({ post, notes, now }: NotesProps & { now: string }) {
  const { t } = useWords();
  const { PostID, postTitle } = post;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-card border border-line bg-card p-4 break-inside-avoid">
      <h3 lang={languageOf(postTitle)} className="m-0 line-clamp-2 !text-base wrap-anywhere">
        {postTitle}
      </h3>
      <VisitPlan post={post} visitAt={notes.visitAt} now={now} />
      <Marks post={post} notes={notes} />
      <Field id={`note-${PostID}`} label={t('decide.note')}>
        <TextArea
          id={`note-${PostID}`}
          value={notes.note}
          maxLength={noteMax}
          onChange={(event) => changeNotes(PostID, { note: event.target.value })}
          className="!min-h-20"
        />
      </Field>
      <Questions post={post} notes={notes} />
    </article>
  );
}
