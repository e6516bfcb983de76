import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import type { PostType } from '#contracts/enums.ts';
import { ownPosts, type ProposedAnswers } from '#contracts/posts/own-posts.ts';
import { call } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { memberApi } from '#web/platform/session.ts';
import { emptyPost, isAsked, type PostForm, type TextField } from '#web/posting/post-form.ts';
import { useAnswers } from '#web/posting/steps/answers.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { isBegun } from './begun-drafts.ts';
import type { Proposed } from './draft.ts';
import type { StoredDraft } from './use-draft.ts';

/** In the order in which they are told; what lies around a place is told with it. */
const told: readonly TextField[] = ['propertyType', 'locality', 'subDistrict', 'district', 'facing', 'postedBy', 'primaryContact'];

/** What fits this form: answers to questions that the kind is not asked stay away. */
function fitting(type: PostType, { answers }: ProposedAnswers): Proposed {
  const entries = Object.entries(answers).filter(
    ([field, value]) => Object.hasOwn(emptyPost, field) && isAsked(type, answers.propertyType ?? '', field as TextField) && value !== undefined,
  );
  return Object.fromEntries(entries);
}

/** Asks once what a form that nobody has begun may propose. Without an answer it proposes nothing. */
function useProposed(type: PostType, kept: StoredDraft): PostType | undefined {
  const [from, setFrom] = useState<PostType>();
  const { getValues, formState } = useFormContext<PostForm>();
  const { defaultValues } = formState;
  /** An answer may come late: what somebody has changed by then, such as the phone, is theirs. */
  const isUntouched = (field: string): boolean => getValues(field as TextField) === (defaultValues?.[field as TextField] ?? '');
  const ask = useEffectEvent(async (): Promise<void> => {
    if (kept.savedAt !== undefined || kept.proposed) return;
    const { proposed } = await call(memberApi(), ownPosts.proposed, {});
    if (!proposed || isBegun(kept.now())) return;
    setFrom(proposed.type);
    kept.propose(Object.fromEntries(Object.entries(fitting(type, proposed)).filter(([field]) => isUntouched(field))));
  });
  useEffect(() => {
    const timer = setTimeout(() => void ask().catch(() => undefined));
    return () => clearTimeout(timer);
  }, []);
  return from;
}

/** Says which answers are taken over from the last post, and takes them back on a press; `shown` on the first screen only. */
export function Proposals({ type, kept, shown }: { type: PostType; kept: StoredDraft; shown: boolean }) {
  const { t } = useWords();
  const from = useProposed(type, kept);
  const { getValues } = useFormContext<PostForm>();
  const form = useWatch<PostForm>() as PostForm;
  const answers = useAnswers(type, form);
  const { proposed } = kept;
  if (!shown || !proposed || getValues('images').length > 0) return null;
  const standing = told.filter((field) => proposed[field] !== undefined && form[field] === proposed[field]);
  const texts = standing.flatMap((field) => answers.find((one) => one.field === field)?.value || []);
  if (texts.length === 0) return null;
  return (
    <Notice tone="info">
      <p className="m-0 font-semibold">{t('posting.proposedTitle')}</p>
      <p className="m-0">{[...new Set(texts)].join(' · ')}</p>
      <span className="-mb-2 -ml-3 flex flex-wrap gap-x-2">
        <Button kind="quiet" className="!px-3" onClick={() => kept.propose(undefined)}>
          {t('posting.proposedNone')}
        </Button>
        {from !== undefined && from !== type ? (
          <Link
            to={from === 'rent' ? '/add-rent-post' : '/sellpost'}
            replace
            className="control inline-flex min-h-12 items-center px-3 font-semibold text-link"
          >
            {t(from === 'rent' ? 'posting.proposedRent' : 'posting.proposedSell')}
          </Link>
        ) : null}
      </span>
    </Notice>
  );
}
