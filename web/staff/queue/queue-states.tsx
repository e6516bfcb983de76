import { ArrowUp } from 'lucide-react';
import { useRevalidator, useSearchParams } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { queueAddress, queueQuery } from './queue-address.ts';

/** What came since the list was read, for anyone who wants it in the list. */
export function FreshPosts({ count, onPress }: { count: number; onPress: () => void }) {
  const { t } = useWords();
  return (
    <output className="block">
      {count === 0 ? null : (
        <button
          type="button"
          onClick={onPress}
          className="control flex min-h-12 w-full items-center justify-center gap-2 border-b border-line bg-primary-tint px-4 text-ui font-semibold text-primary-ink"
        >
          <ArrowUp aria-hidden="true" className="size-4.5" />
          {t('moderation.freshPosts', { count })}
        </button>
      )}
    </output>
  );
}

/** No posts: because all is done, or because the filters leave none. */
export function EmptyQueue() {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { revalidate } = useRevalidator();
  const { status, type, number, q, page } = queueQuery(params);
  const done = (status === 'pending' || status === 'reported') && !type && !number && !q && page === 1;
  if (done) {
    return (
      <EmptyState
        drawing="magnifier"
        title={t(status === 'reported' ? 'moderation.emptyReported' : 'moderation.emptyPending')}
        text={t(status === 'reported' ? 'moderation.emptyReportedText' : 'moderation.emptyPendingText')}
        action={
          <Button kind="outline" onClick={() => void revalidate()}>
            {t('moderation.lookAgain')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      drawing="magnifier"
      title={t('moderation.emptyFiltered')}
      text={t('moderation.emptyFilteredText')}
      action={
        <ButtonLink kind="outline" to={queueAddress(params, { type: undefined, number: undefined, q: undefined })}>
          {t('staff.clearFilters')}
        </ButtonLink>
      }
    />
  );
}
