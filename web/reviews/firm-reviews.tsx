import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { type ReviewExtra, reviewExtras, type ReviewSort, reviewSorts } from '#contracts/offers/building-enums.ts';
import type { PublicReview } from '#contracts/offers/reviews.ts';
import { useWords } from '#web/platform/language.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { FirmReview } from './firm-review.tsx';
import { remainingAfter } from './remaining.ts';

/** One page of a firm's reviews, as the page brings the first one. */
export interface Reviews {
  items: readonly PublicReview[];
  sort: ReviewSort;
  /** Only reviews that have this. */
  extra?: ReviewExtra | undefined;
  page: number;
  remaining: number;
}

interface Asked {
  sort: ReviewSort;
  extra?: ReviewExtra | undefined;
  page?: number;
}

const addressOf = (path: string, { sort, extra, page = 1 }: Asked): string => {
  const query = new URLSearchParams({
    ...(sort === 'recent' ? {} : { sort }),
    ...(extra ? { with: extra } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return `${path}${query.size > 0 ? `?${query}` : ''}#reviews`;
};

function Chip({ to, on, children }: { to: string; on: boolean; children: ReactNode }) {
  return (
    <li>
      <Link to={to} preventScrollReset aria-current={on ? 'true' : undefined} className="group flex min-h-12 items-center no-underline">
        <span className="control flex h-10 items-center gap-1.5 rounded-full border border-control bg-card px-3.5 text-ui text-ink group-hover:border-primary group-aria-[current]:border-field group-aria-[current]:border-primary group-aria-[current]:bg-primary-tint group-aria-[current]:font-semibold group-aria-[current]:text-primary-ink">
          {children}
        </span>
      </Link>
    </li>
  );
}

const rowOfChips = 'm-0 flex list-none flex-wrap gap-x-2 p-0';

/** Orders and filters; each keeps what the other says, and a filter that is on is taken away by its own chip. */
function Choices({ sort, extra, path }: { sort: ReviewSort; extra: ReviewExtra | undefined; path: string }) {
  const { t } = useWords();
  return (
    <div className="flex flex-wrap gap-x-6">
      <nav aria-label={t('reviews.sort')}>
        <ul className={rowOfChips}>
          {reviewSorts.map((one) => (
            <Chip key={one} to={addressOf(path, { sort: one, extra })} on={one === sort}>
              {t(`reviews.sort_${one}`)}
            </Chip>
          ))}
        </ul>
      </nav>
      <nav aria-label={t('reviews.filter')}>
        <ul className={rowOfChips}>
          {reviewExtras.map((one) => (
            <Chip key={one} to={addressOf(path, { sort, extra: one === extra ? undefined : one })} on={one === extra}>
              {t(`reviews.with_${one}`)}
              {one === extra ? <X aria-hidden="true" className="size-4" /> : null}
            </Chip>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** More pages of the same list below the first one. */
function useMore(postId: number, first: Reviews) {
  const [shown, setShown] = useState(first);
  const fetching = useCall(async (api, page: number) => {
    const { fetchReviews } = await import('./review-calls.ts');
    return fetchReviews(api, postId, { sort: first.sort, with: first.extra, page });
  });
  const more = async (): Promise<void> => {
    const outcome = await fetching.run(shown.page + 1);
    if (!outcome?.ok) return;
    const { items, pagination } = outcome.value;
    setShown((before) => {
      const known = new Set(before.items.map(({ _id }) => _id));
      return {
        ...before,
        items: [...before.items, ...items.filter(({ _id }) => !known.has(_id))],
        page: before.page + 1,
        remaining: remainingAfter(pagination),
      };
    });
  };
  return { shown, more, pending: fetching.pending, failure: fetching.failure };
}

function NoneWith({ extra, all }: { extra: ReviewExtra; all: string }) {
  const { t } = useWords();
  return (
    <p className="m-0 mt-2 flex flex-wrap items-center gap-x-3 text-ui text-muted">
      {t(`reviews.noneWith_${extra}`)}
      <Link to={all} preventScrollReset className="inline-flex min-h-12 items-center font-semibold text-link">
        {t('reviews.showAll')}
      </Link>
    </p>
  );
}

/** The approved reviews of a firm, all or some, in an order of the reader's choice. */
export function FirmReviews({ postId, name, first }: { postId: number; name: string; first: Reviews }) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const { shown, more, pending, failure } = useMore(postId, first);
  const { items, sort, extra, page, remaining } = shown;
  if (items.length === 0 && !extra) {
    return (
      <div className="rounded-card border border-line bg-card p-5">
        <p className="m-0 font-semibold">{t('reviews.none')}</p>
        <p className="mt-1 mb-0 text-ui text-muted">{t('reviews.noneText')}</p>
      </div>
    );
  }
  const append = (event: MouseEvent): void => {
    event.preventDefault();
    void more();
  };
  return (
    <section aria-labelledby="reviews">
      {items.length > 1 || extra ? <Choices sort={sort} extra={extra} path={pathname} /> : null}
      {items.length === 0 && extra ? <NoneWith extra={extra} all={addressOf(pathname, { sort })} /> : null}
      <ol className="m-0 list-none divide-y divide-line p-0" aria-busy={pending}>
        {items.map((review) => (
          <li key={review._id}>
            <FirmReview review={review} firm={name} />
          </li>
        ))}
      </ol>
      <FailureNotice failure={failure} className="mb-3" />
      {remaining > 0 ? (
        <Link
          to={addressOf(pathname, { sort, extra, page: page + 1 })}
          onClick={append}
          aria-disabled={pending}
          className="control flex min-h-12 items-center justify-center rounded-control border border-control bg-card px-5 text-ui font-semibold text-ink no-underline hover:border-primary"
        >
          {pending ? t('shell.loading') : t('reviews.more', { count: remaining })}
        </Link>
      ) : null}
    </section>
  );
}
