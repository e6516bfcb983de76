import { FilePen } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import type { PropertyType } from '#contracts/enums.ts';
import { languageOf } from '#i18n/detect.ts';
import { Confirm } from '#web/forms/confirm.tsx';
import { announceChange, onStorageChange } from '#web/platform/browser-storage.ts';
import { useWords } from '#web/platform/language.tsx';
import { useRead } from '#web/platform/calls/use-read.ts';
import { begunDrafts, partDone, type BegunDraft } from '#web/posting/draft/begun-drafts.ts';
import { draftKey, dropDraft } from '#web/posting/draft/draft.ts';
import { throwAway } from '#web/drafts/thrown-away.ts';
import { dropPhotos, readPhotos } from '#web/drafts/photo-store.ts';
import { browserStorage } from '#web/posting/draft/use-draft.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

export const draftPaths = { sell: '/sellpost', rent: '/add-rent-post' } as const;

/** The drafts of this person on this device, as they are now; another tab may be writing one. */
function useBegunDrafts(userId: string): BegunDraft[] {
  const kept = useSyncExternalStore(
    onStorageChange,
    () => JSON.stringify(begunDrafts(browserStorage(), userId)),
    () => '[]',
  );
  return useMemo(() => JSON.parse(kept) as BegunDraft[], [kept]);
}

/** How many there are here, and whether the account has all of them. */
const usePhotosHere = (key: string): { count: number; inAccount: boolean } => {
  const { value: photos = [] } = useRead(key, async () => (await readPhotos(key)) ?? []);
  return { count: photos.length, inAccount: photos.every(({ stored }) => stored) };
};

function DiscardDialog({ open, onClose, onConfirm }: { open: boolean; onClose: () => void; onConfirm: () => void }) {
  const { t } = useWords();
  return (
    <Confirm open={open} onClose={onClose} title={t('myPosts.draftDiscardTitle')} yes={t('myPosts.draftDiscardYes')} prefersNo onYes={onConfirm}>
      {t('myPosts.draftDiscardText')}
    </Confirm>
  );
}

interface DraftCardProps {
  draft: BegunDraft;
  photos: number;
  /** Whether the account has the photos too. */
  photosInAccount: boolean;
  now: number;
  /** The way on. */
  goOn: ReactNode;
  onDiscard: () => void;
}

/** A post that was begun: what it is, how far it has come, where it is kept, and the ways on. */
export function DraftCard({ draft: { type, form, savedAt, id, inAccount }, photos, photosInAccount, now, goOn, onDiscard }: DraftCardProps) {
  const { t, fmt } = useWords();
  const [asking, setAsking] = useState(false);
  const done = partDone(type, form, photos);
  const kind = form.propertyType === '' ? undefined : t(`enums.propertyType_${form.propertyType as PropertyType}`);
  const title = form.postTitle.trim();
  return (
    <article aria-labelledby={`draft-${id}`} className="rounded-card border border-primary bg-card p-4 lg:p-5">
      <div className="flex items-start gap-3">
        <FilePen aria-hidden="true" className="mt-1 size-6 shrink-0 text-primary" />
        <div className="min-w-0 flex-1">
          <h2 id={`draft-${id}`} className="m-0 !text-title">
            {t(`myPosts.draftTitle_${type}`)}
          </h2>
          <p lang={title ? languageOf(title) : undefined} className="m-0 line-clamp-2 break-words">
            {title || kind || t('myPosts.draftUntitled')}
          </p>
          <p className="mt-1 mb-0 text-small text-muted">
            {[t('myPosts.draftDone', { percent: fmt.percent(Math.floor(done * 20) / 20) }), t('myPosts.draftPhotos', { count: photos })].join(' · ')}
          </p>
        </div>
      </div>
      <div aria-hidden="true" className="mt-3 h-2 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-primary" style={{ width: `${done * 100}%` }} />
      </div>
      <p className="mt-2 mb-0 text-small text-muted">
        {t(!inAccount ? 'myPosts.draftSaved' : photosInAccount ? 'myPosts.draftSavedAll' : 'myPosts.draftSavedAccount', { time: fmt.relative(savedAt, now) })}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {goOn}
        <Button kind="quiet" onClick={() => setAsking(true)} className="!px-3">
          {t('myPosts.draftDiscard')}
        </Button>
      </div>
      <DiscardDialog open={asking} onClose={() => setAsking(false)} onConfirm={onDiscard} />
    </article>
  );
}

function LocalDraft({ draft, userId, now }: { draft: BegunDraft; userId: string; now: number }) {
  const { t } = useWords();
  const { type, id } = draft;
  const key = draftKey(type, userId);
  const photos = usePhotosHere(key);
  const discard = (): void => {
    dropDraft(browserStorage(), key);
    void dropPhotos(key);
    announceChange();
    throwAway(id);
    void import('#web/posting/draft/account-calls.ts').then(({ removeDraft }) => removeDraft(id)).catch(() => undefined);
  };
  const goOn = (
    <ButtonLink to={draftPaths[type]} className="flex-1 sm:flex-none sm:px-10">
      {t('myPosts.draftGoOn')}
    </ButtonLink>
  );
  return <DraftCard draft={draft} photos={photos.count} photosInAccount={photos.inAccount} now={now} goOn={goOn} onDiscard={discard} />;
}

// What other devices have begun is asked for once the page stands; without it the page shows what is here.
const AccountDraftCards = lazy<(props: { userId: string; here: readonly string[]; now: number }) => ReactNode>(() =>
  import('./account-draft-cards.tsx').then(({ AccountDraftCards: Cards }) => ({ default: Cards })).catch(() => ({ default: () => null })),
);

/** What was begun and not sent, with the way on: a draft is worth little to anyone who does not see it. */
export function DraftCards({ userId, now }: { userId: string; now: number }) {
  const drafts = useBegunDrafts(userId);
  return (
    <div className="mt-4 grid gap-4 empty:hidden md:grid-cols-2">
      {drafts.map((draft) => (
        <LocalDraft key={draft.type} draft={draft} userId={userId} now={now} />
      ))}
      <Suspense>
        <AccountDraftCards userId={userId} here={drafts.map(({ id }) => id)} now={now} />
      </Suspense>
    </div>
  );
}
