// What a family says of a post: how many like it, and who said what.
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ShortlistVisitor, Vote } from '#contracts/posts/shortlists.ts';
import { languageOf } from '#i18n/detect.ts';
import { useWords } from '#web/platform/language.tsx';
import { Tag } from '#web/ui/tag.tsx';

export const voteIcons = { up: ThumbsUp, down: ThumbsDown } as const;

/** Who said what of one post. */
export interface PostAnswer {
  visitor: string;
  name: string;
  vote: Vote;
  note: string;
}

export const answersTo = (visitors: readonly ShortlistVisitor[], postId: number): PostAnswer[] =>
  visitors.flatMap(({ _id, name, votes }) => votes.flatMap((one) => (one.postId === postId ? { visitor: _id, name, vote: one.vote, note: one.note } : [])));

export function Counts({ answers }: { answers: readonly PostAnswer[] }) {
  const { t } = useWords();
  const [up, down] = (['up', 'down'] as const).map((vote) => answers.filter((answer) => answer.vote === vote).length);
  return (
    <p className="m-0 flex flex-wrap gap-2">
      <Tag tone="green">{t('shortlists.upCount', { count: up ?? 0 })}</Tag>
      <Tag>{t('shortlists.downCount', { count: down ?? 0 })}</Tag>
    </p>
  );
}

/** Everyone who answered, with their note. */
export function Answers({ answers, own }: { answers: readonly PostAnswer[]; own?: string | undefined }) {
  const { t } = useWords();
  return (
    <ul aria-label={t('shortlists.answers')} className="m-0 grid list-none gap-1.5 p-0 text-ui empty:hidden">
      {answers.map(({ visitor, name, vote, note }) => {
        const Icon = voteIcons[vote];
        return (
          <li key={visitor} className="flex items-start gap-2">
            <Icon aria-hidden="true" className={`mt-1 size-4.5 shrink-0 ${vote === 'up' ? 'text-primary' : 'text-clay'}`} />
            <span className="min-w-0 break-words">
              <b lang={languageOf(name)} className="font-semibold">
                {name}
              </b>
              {visitor === own ? ` (${t('shortlists.you')})` : null}
              <span className="sr-only">: {t(`shortlists.${vote}`)}</span>
              {note ? <span lang={languageOf(note)}> · {note}</span> : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
