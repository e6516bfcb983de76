import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PostDraft } from '#contracts/posts/post-drafts.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { asLocal, fetchDrafts, removeDraft } from '#web/posting/draft/account-calls.ts';
import { adoptDraft } from '#web/posting/draft/adopt-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftCard, draftPaths } from './draft-cards.tsx';

interface AccountDraftCardsProps {
  userId: string;
  /** Those that are open on this device. */
  here: readonly string[];
  now: number;
}

/** Drafts of the account that another device has begun, or that were left beside the one on this device. */
export function AccountDraftCards({ userId, here, now }: AccountDraftCardsProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  // What was open here when they were read is this device's, also after it was thrown away here.
  const { value: drafts = [], put } = useRead(userId, async () => (await fetchDrafts()).filter(({ _id }) => !here.includes(_id)));
  const goOn = async (draft: PostDraft): Promise<void> => {
    setBusy(true);
    try {
      await adoptDraft(userId, draft);
      await navigate(draftPaths[draft.type]);
    } catch {
      setBusy(false);
      showToast('error', t('myPosts.draftNotOpened'));
    }
  };
  const discard = async ({ _id }: PostDraft): Promise<void> => {
    put((all) => all.filter((one) => one._id !== _id));
    // Without a connection it is remembered, and deleted with the next one.
    await removeDraft(_id).catch(() => undefined);
  };
  return drafts
    .filter(({ _id }) => !here.includes(_id))
    .map((draft) => {
      const { form, savedAt } = asLocal(draft);
      const way = (
        <Button disabled={busy} onClick={() => void goOn(draft)} className="flex-1 sm:flex-none sm:px-10">
          {t('myPosts.draftGoOn')}
        </Button>
      );
      return (
        <DraftCard
          key={draft._id}
          draft={{ type: draft.type, form, savedAt: savedAt ?? 0, id: draft._id, inAccount: true }}
          photos={draft.photos}
          photosInAccount={draft.photos === draft.pictures.length && draft.pictures.every(({ stored }) => stored)}
          now={now}
          goOn={way}
          onDiscard={() => void discard(draft)}
        />
      );
    });
}
