import { History } from 'lucide-react';
import { createContext, use } from 'react';
import { useWatch } from 'react-hook-form';
import { useWords } from '#web/platform/language.tsx';
import type { PostForm, TextField } from '#web/posting/post-form.ts';
import type { Proposed } from './draft.ts';

/** The answers that are only proposed. */
export const ProposedAnswers = createContext<Proposed | undefined>(undefined);

/** Says at its questions that an answer is proposed, until it is another one. */
export function ProposedMark({ fields }: { fields: readonly TextField[] }) {
  const { t } = useWords();
  const proposed = use(ProposedAnswers);
  const values = useWatch<PostForm, TextField[]>({ name: [...fields] });
  if (!fields.some((field, at) => proposed?.[field] !== undefined && values[at] === proposed[field])) return null;
  return (
    <span className="inline-flex items-center gap-1 rounded-full bg-gold-tint px-2.5 py-0.5 text-small whitespace-nowrap text-gold-ink">
      <History aria-hidden="true" className="size-4" />
      {t('posting.proposedMark')}
    </span>
  );
}
