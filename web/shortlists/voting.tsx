import { type FormEvent, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import { votes, type ShortlistPost, type Vote } from '#contracts/posts/shortlists.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { voteIcons } from '#web/family/answers.tsx';
import type { Said } from './visiting-calls.ts';
import type { VisitorKey } from './visitor-keys.ts';
import type { Visiting } from './use-visiting.ts';

interface VotingProps {
  post: ShortlistPost;
  visiting: Visiting;
  /** The key of this device; asks for a name first where there is none. */
  asVisitor: () => Promise<VisitorKey | undefined>;
}

interface NoteProps {
  post: ShortlistPost;
  note: string;
  visiting: Visiting;
  error: string | undefined;
  onSay: (note: string) => void;
}

function Note({ post: { postId, postTitle }, note, visiting, error, onSay }: NoteProps) {
  const { t } = useWords();
  const id = `note-${postId}`;
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSay(String(new FormData(event.currentTarget).get('note') ?? ''));
  };
  return (
    <form onSubmit={send} noValidate className="flex items-end gap-2">
      <Field id={id} label={t('shortlists.note')} error={error} className="min-w-0 flex-1">
        <TextInput
          {...described(id, error)}
          name="note"
          defaultValue={note}
          maxLength={limits.shortlists.noteMax}
          autoComplete="off"
          aria-label={t('shortlists.noteFor', { title: postTitle })}
        />
      </Field>
      <Button type="submit" kind="outline" disabled={visiting.pending} aria-busy={visiting.pending} className="!px-4">
        {t('shortlists.noteSave')}
      </Button>
    </form>
  );
}

const voteButton =
  'control inline-flex min-h-12 flex-1 items-center justify-center gap-2 rounded-control border border-control bg-card px-3 text-ui font-semibold text-ink hover:border-primary aria-pressed:border-field aria-pressed:border-primary aria-pressed:bg-primary-tint aria-pressed:text-primary-ink';

/** Yes, no, and why. A second press takes it back. */
export function Voting({ post, visiting, asVisitor }: VotingProps) {
  const { t } = useWords();
  const { postId, postTitle } = post;
  const own = visiting.shortlist.visitors.find(({ _id }) => _id === visiting.key?.visitorId)?.votes.find((one) => one.postId === postId);
  const [about, setAbout] = useState(false);
  const send = async (said: Omit<Said, 'postId'>): Promise<void> => {
    const key = await asVisitor();
    if (!key) return;
    setAbout(true);
    if (await visiting.say(key, { postId, ...said })) setAbout(false);
  };
  const press = (vote: Vote): void => void send({ vote: own?.vote === vote ? 'none' : vote, note: own?.note ?? '' });
  return (
    <div className="grid gap-3">
      <div className="flex gap-2">
        {votes.map((vote) => {
          const Icon = voteIcons[vote];
          return (
            <button
              key={vote}
              type="button"
              aria-pressed={own?.vote === vote}
              aria-label={t(vote === 'up' ? 'shortlists.voteFor' : 'shortlists.voteAgainst', { title: postTitle })}
              onClick={() => press(vote)}
              className={voteButton}
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {t(`shortlists.${vote}`)}
            </button>
          );
        })}
      </div>
      {own ? (
        <Note
          key={own.note}
          post={post}
          note={own.note}
          visiting={visiting}
          error={about ? visiting.saying.fieldErrors['note'] : undefined}
          onSay={(note) => void send({ vote: own.vote, note })}
        />
      ) : null}
    </div>
  );
}
