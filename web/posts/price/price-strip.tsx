import { useState } from 'react';
import { Link } from 'react-router';
import { detailPath } from '#contracts/posts/detail-path.ts';
import { isLocal } from '#contracts/posts/rate-verdict.ts';
import type { SimilarPrice, SimilarPrices } from '#contracts/posts/similar-prices.ts';
import { areaAt } from '#web/listings/paths.ts';
import { sendByFetch } from '#web/platform/api.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { useWords } from '#web/platform/language.tsx';
import type { SeenPost } from '#web/posts/detail-data.ts';
import { inColumns } from './price-columns.ts';
import { fetchSimilarPrices } from './similar-prices-call.ts';

type Said = (post: SimilarPrice) => string;

/** What one dot stands for: its price, and its rate in the measure of all of them. */
function useSaid({ type }: SeenPost, per: SimilarPrices['per']): Said {
  const { t, fmt } = useWords();
  const measure = per === 'katha' ? 'perKatha' : type === 'rent' ? 'perSqftMonth' : 'perSqft';
  return ({ totalPrice, rate }) => t('detail.amongOne', { price: fmt.taka(totalPrice), rate: fmt.taka(Math.round(rate)), measure: t(`detail.${measure}`) });
}

interface DotsProps {
  post: SeenPost;
  prices: SimilarPrices;
  said: Said;
}

/** For mouse and finger; who has neither finds the same posts in the list below. */
function Dots({ post, prices, said }: DotsProps) {
  const { t } = useWords();
  const [shown, setShown] = useState<SimilarPrice>();
  const { stacks, own } = inColumns(prices.posts, prices.own);
  return (
    <div aria-hidden="true" className="print:hidden">
      <div className="mt-3 flex items-end border-b border-line pb-1">
        {stacks.map((stack, column) => (
          // The columns never change their order.
          <span key={column} className="flex flex-1 flex-col-reverse items-center">
            {column === own ? <span className="my-1 size-4 rotate-45 rounded-[3px] border-2 border-card bg-clay-ink" /> : null}
            {stack.map((one) => (
              <Link
                key={one.PostID}
                to={detailPath({ type: post.type, PostID: one.PostID })}
                tabIndex={-1}
                onMouseEnter={() => setShown(one)}
                onFocus={() => setShown(one)}
                className="grid size-6 place-items-center"
              >
                <span className="size-3 rounded-full bg-primary opacity-60 hover:opacity-100" />
              </Link>
            ))}
          </span>
        ))}
      </div>
      <p className="m-0 mt-1 flex min-h-6 flex-wrap justify-between gap-x-3 text-small text-muted">
        {shown ? <span className="text-ink">{said(shown)}</span> : <span>{t('detail.amongCheaper')}</span>}
        {shown ? null : <span>{t('detail.amongDearer')}</span>}
      </p>
    </div>
  );
}

/** How the price stands among those of similar posts nearby: a dot for each, and the same as a list. Nothing where too few are known. */
export function PriceStrip({ post }: { post: SeenPost }) {
  const { t, lng } = useWords();
  const { value: prices } = useRead(String(post.PostID), () => fetchSimilarPrices({ send: sendByFetch, lng }, post.PostID));
  const said = useSaid(post, prices?.per ?? 'sqft');
  if (!prices) return null;
  const isNear = isLocal(prices, post.district);
  const less = prices.posts.filter(({ rate }) => rate < prices.own).length;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="m-0 text-ui">{t('detail.among', { area: areaAt(post.place, prices.area)[lng] })}</h3>
      <p className="m-0 text-small text-muted">
        {isNear ? t('detail.amongSaid', { less, more: prices.posts.length - less, count: prices.posts.length }) : t('detail.amongFar')}
      </p>
      <Dots post={post} prices={prices} said={said} />
      <details className="print:hidden">
        <summary className="control flex min-h-12 cursor-pointer items-center text-ui font-semibold text-link">{t('detail.amongList')}</summary>
        <ol className="m-0 list-none divide-y divide-line p-0">
          {prices.posts.map((one) => (
            <li key={one.PostID}>
              <Link
                to={detailPath({ type: post.type, PostID: one.PostID })}
                className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 py-1.5 text-ui"
              >
                <span className="line-clamp-1 min-w-40 flex-1 wrap-anywhere">{one.postTitle}</span>
                <span className="text-small text-muted">{said(one)}</span>
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
