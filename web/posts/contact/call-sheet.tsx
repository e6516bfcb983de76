import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { ContactNumbers } from './contact-numbers.tsx';
import type { SeenPost } from '#web/posts/detail-data.ts';
import { useSecondsLeft } from '#web/platform/hooks/use-seconds-left.ts';
import { RefusalNotice } from '#web/posts/refusal-notice.tsx';
import type { ContactState } from './use-contact.ts';

/** For these failures asking again is pointless: the post is gone or hidden. */
const isOver: ReadonlySet<string> = new Set(['GONE', 'NOT_FOUND']);

/** Says who will answer the call. */
const titleOf = ({ postedBy, type }: SeenPost) =>
  postedBy === 'owner' ? (type === 'rent' ? 'detail.callTitleRent' : 'detail.callTitle') : (`detail.callTitle_${postedBy}` as const);

interface CallSheetProps {
  post: SeenPost;
  state: ContactState;
  open: boolean;
  onClose: () => void;
}

/** The number below the safety advice, or why it cannot be shown. */
export function CallSheet({ post, state, open, onClose }: CallSheetProps) {
  const { t } = useWords();
  const seconds = useSecondsLeft(state.refused?.until);
  return (
    <Sheet kind="dialog" open={open} onClose={onClose} title={t(titleOf(post))} closeLabel={t('shell.close')}>
      {state.contact ? <ContactNumbers contact={state.contact} postId={post.PostID} type={post.type} /> : null}
      {!state.contact && state.refused ? (
        <>
          <RefusalNotice refused={state.refused} seconds={seconds} />
          {isOver.has(state.refused.code) ? null : (
            <Button kind="outline" onClick={() => void state.ask()} disabled={state.asking || seconds > 0} className="mt-3 w-full">
              {t(state.asking ? 'detail.asking' : 'shell.retry')}
            </Button>
          )}
        </>
      ) : null}
    </Sheet>
  );
}
