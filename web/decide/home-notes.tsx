import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { PostPage } from '#contracts/posts/posts.ts';
import { useWords } from '#web/platform/language.tsx';
import { Checkbox, Segments, TextArea } from '#web/ui/controls.tsx';
import { Field } from '#web/ui/field.tsx';
import { changeNotes, type HomeNotes, isNoted, looksOf, type Mark, marks, noteMax } from './notebook.ts';
import { PaperNotes } from './paper-notes.tsx';
import { PostTitle } from './post-title.tsx';
import { questionsFor } from './questions.ts';
import { VisitPhotos } from './visit-photos.tsx';
import { VisitPlan } from './visit-plan.tsx';

interface NotesProps {
  post: PostPage;
  notes: HomeNotes;
}

function Marks({ post, notes }: NotesProps) {
  const { t } = useWords();
  const { PostID } = post;
  return (
    <div className="grid gap-2">
      {looksOf(post).map((aspect) => (
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
  // A home that nothing was noted of is one line.
  const [chosen, setChosen] = useState<boolean>();
  return (
    <article className="rounded-card border border-line bg-card break-inside-avoid">
      <details
        open={chosen ?? isNoted(notes)}
        onToggle={(event) => setChosen(event.currentTarget.open)}
        className="group/notes print:[&::details-content]:[content-visibility:visible]"
      >
        <summary className="control flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-3 [&::-webkit-details-marker]:hidden">
          <h3 className="m-0 min-w-0 flex-1 !text-base wrap-anywhere">
            <PostTitle title={postTitle} />
          </h3>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-primary group-open/notes:rotate-180 print:hidden" />
        </summary>
        <div className="px-4 pb-4 print:pb-2">
          <PaperNotes post={post} notes={notes} />
          <VisitPhotos postId={PostID} id={`photos-${PostID}`} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 pb-4 print:hidden">
          <VisitPlan post={post} visitAt={notes.visitAt} remindAt={notes.remindAt ?? null} now={now} />
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
        </div>
      </details>
    </article>
  );
}
