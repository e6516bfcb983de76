import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PostType } from '#contracts/enums.ts';
import { ownPosts, type ProposedAnswers } from '#contracts/posts/own-posts.ts';
import { call } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { memberApi } from '#web/platform/session.ts';
import { emptyPost, isAsked, type PostForm, type TextField } from '#web/posting/post-form.ts';
import { Button } from '#web/ui/button.tsx';
import { isBegun } from './begun-drafts.ts';
import type { Proposed } from './draft.ts';
import type { StoredDraft } from './use-draft.ts';

/** What lies around a place is taken over with it. */
const told: readonly TextField[] = ['propertyType', 'locality', 'subDistrict', 'district', 'facing', 'postedBy', 'primaryContact'];

/** What fits this form: answers to questions that the kind is not asked stay away. */
function fitting(type: PostType, { answers }: ProposedAnswers): Proposed {
  const entries = Object.entries(answers).filter(
    ([field, value]) => Object.hasOwn(emptyPost, field) && isAsked(type, answers.propertyType ?? '', field as TextField) && value !== undefined,
  );
  return Object.fromEntries(entries);
}

/** Asks once what a form that nobody has begun may propose. Without an answer it proposes nothing. */
function useProposed(type: PostType, kept: StoredDraft): void {
  const { getValues, formState } = useFormContext<PostForm>();
  const { defaultValues } = formState;
  /** An answer may come late: what somebody has changed by then, such as the phone, is theirs. */
  const isUntouched = (field: string): boolean => getValues(field as TextField) === (defaultValues?.[field as TextField] ?? '');
  const ask = useEffectEvent(async (): Promise<void> => {
    if (kept.savedAt !== undefined || kept.proposed) return;
    const { proposed } = await call(memberApi(), ownPosts.proposed, {});
    if (!proposed || isBegun(kept.now())) return;
    kept.propose(Object.fromEntries(Object.entries(fitting(type, proposed)).filter(([field]) => isUntouched(field))));
  });
  useEffect(() => {
    const timer = setTimeout(() => void ask().catch(() => undefined));
    return () => clearTimeout(timer);
  }, []);
}

/** Says that answers are taken over from the last post, each marked at its question, and takes them back on a press; `shown` on the first screen only. */
export function Proposals({ type, kept, shown }: { type: PostType; kept: StoredDraft; shown: boolean }) {
  const { t } = useWords();
  useProposed(type, kept);
  const { getValues } = useFormContext<PostForm>();
  const form = useWatch<PostForm>() as PostForm;
  const { proposed } = kept;
  if (!shown || !proposed || getValues('images').length > 0) return null;
  if (!told.some((field) => proposed[field] !== undefined && form[field] === proposed[field])) return null;
  return (
    <div className="flex items-center justify-between gap-3 rounded-control bg-info-tint px-4 text-ui text-info-ink">
      <p className="m-0 py-2">{t('posting.proposedTitle')}</p>
      <Button kind="quiet" className="-mr-3 shrink-0 !px-3" onClick={() => kept.propose(undefined)}>
        {t('posting.proposedNone')}
      </Button>
    </div>
  );
}
