import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { isFixable, reasonKey } from '#contracts/posts/edit-path.ts';
import type { OwnPost } from '#contracts/posts/own-posts.ts';
import { useWords } from '#web/platform/language.tsx';
import { refreshSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { dropDraft } from '#web/posting/draft/draft.ts';
import { newHold } from '#web/posting/draft/hold.ts';
import { dropPhotos } from '#web/drafts/photo-store.ts';
import { browserStorage, startingDraft, useDraft } from '#web/posting/draft/use-draft.ts';
import type { PostField, PostForm } from '#web/posting/post-form.ts';
import { usePhotos } from '#web/posting/photos/use-photos.ts';
import { usePostForm } from '#web/posting/use-post-form.ts';
import { useSending } from '#web/posting/send/use-sending.ts';
import { useSteps } from '#web/posting/steps/use-steps.ts';
import { useWizard } from '#web/posting/use-wizard.ts';
import { draftOf, editKey, photosOf } from './edit-draft.ts';
import { fieldOfReason } from './fault-place.ts';
import { groupHref, groupOf } from './groups.ts';
import { reasonsOf } from './sent-back.tsx';
import { sendEdit } from './send-edit.ts';

/** Drafts of earlier revisions do not apply any more. */
function useWithoutOldDrafts({ PostID, revision }: OwnPost, userId: string): void {
  useEffect(() => {
    for (let old = 1; old < revision; old++) {
      const key = editKey({ PostID, revision: old }, userId);
      dropDraft(browserStorage(), key);
      void dropPhotos(key);
    }
  }, [PostID, revision, userId]);
}

/** The field of the reason that the address asks for, otherwise of the first that has one. */
function firstField(post: OwnPost, asked: string | null, form: PostForm): PostField | undefined {
  const reasons = reasonsOf(post);
  const begin = reasons.find((reason) => reason === asked) ?? reasons.find(isFixable) ?? null;
  return fieldOfReason(begin, form);
}

/** The posting form filled with a post of one's own: kept while it is changed, sent as an edit of this revision. */
export function useEditing(post: OwnPost, userId: string) {
  const { t } = useWords();
  const navigate = useNavigate();
  const key = editKey(post, userId);
  const [draft] = useState(() => startingDraft(key, () => draftOf(post)));
  const [given] = useState(() => photosOf(post));
  const [hold] = useState(newHold);
  const photos = usePhotos(key, hold, given, post.PostID);
  const checked = usePostForm(post.type, draft.form, photos, 'imageKeep');
  const { form } = checked;
  const kept = useDraft(key, draft, form, hold);
  const area = useRef<HTMLElement>(null);
  // What was sent back opens where it has to be put right.
  const asked = useSearchParams()[0].get(reasonKey);
  const [first] = useState(() => (post.can.includes('repost') ? firstField(post, asked, draft.form) : undefined));
  const steps = useSteps({ reached: 'check', area, first });
  const sending = useSending((api, values) => sendEdit(api, { post, form: values, photos: photos.list, idempotencyKey: draft.idempotencyKey }));
  const onTaken = (): void => {
    showToast('success', t('errors.notice_postUpdated'));
    void refreshSession();
    void navigate(groupHref(groupOf({ type: post.type, state: 'pending' })), { replace: true });
  };
  const wizard = useWizard({ type: post.type, onward: 'check', checked, photos, kept, steps, area, sending, onTaken });
  useWithoutOldDrafts(post, userId);
  const forget = (): void => {
    kept.forget();
    photos.forget();
  };
  return { draft, first, photos, form, kept, area, steps, wizard, forget };
}
