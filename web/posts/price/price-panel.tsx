import { useWords } from '#web/platform/language.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { SeenPost } from '#web/posts/detail-data.ts';
import { PriceDrop } from '#web/listings/price-drop.tsx';
import { usePrice } from '#web/listings/use-price.ts';
import { CheckedMark } from '#web/posts/checked-mark.tsx';
import { ReadAloud } from '#web/posts/read-aloud.tsx';
import { PriceActions, type PriceActionsProps } from './price-actions.tsx';
import { UsualRateBar } from './usual-rate-bar.tsx';
import { wholePrice } from '#contracts/posts/whole-price.ts';

const lakh = 100_000;
/** A sum of more letters would push its currency to a line of its own in the narrow column. */
const longSum = 12;

/** The sum as people say it, in Bengali followed by the currency that such a sum does not name. */
function Sum({ post }: { post: SeenPost }) {
  const { t, lng } = useWords();
  const { main } = usePrice(post);
  const named = lng === 'en' || wholePrice(post) < lakh;
  const suffix = post.type === 'rent' ? t('posts.perMonth') : null;
  return (
    <p
      className={`m-0 mt-2 font-display text-price-lg leading-[1.3] ${main.length > longSum ? 'lg:text-figure [html[data-easy]_&]:text-stat' : 'lg:[html[data-easy]_&]:text-figure'}`}
    >
      {main}
      {/* A space in the text, not a margin: it is copied and read aloud with the sum. */}
      {named ? null : ' '}
      <span className="text-lead lg:[html:not([data-easy])_&]:text-heading text-muted">
        {named ? null : t('detail.taka')}
        {suffix}
      </span>
    </p>
  );
}

/** What it costs, to the last taka, and beside others like it. */
export function PricePanel({ post, url, state }: PriceActionsProps) {
  const { t, fmt } = useWords();
  const { main, rate, exact } = usePrice(post);
  const closed = post.state === 'sold' || post.state === 'rented';
  const perSqft = post.type === 'rent' && post.size ? fmt.perSqft(post.price / post.size) : null;
  const unit = post.type === 'rent' ? perSqft : rate;
  const detail = [exact === main ? null : exact, unit].filter((part) => part !== null);
  return (
    <section aria-label={t(post.type === 'rent' ? 'detail.rent' : 'detail.price')} className="rounded-card border border-line bg-card p-4 lg:p-6">
      {closed ? (
        <div className="mb-3">
          <Notice tone="gold">
            <b className="font-semibold">{t(post.state === 'sold' ? 'detail.soldTitle' : 'detail.rentedTitle')}</b>
            <span className="block text-small">{t('detail.closedText')}</span>
          </Notice>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <CheckedMark />
        {post.numberProved ? <Tag tone="green">{t('detail.numberProved')}</Tag> : null}
        <Tag>{t('posts.number', { number: fmt.plain(post.PostID) })}</Tag>
        {post.paid ? <Tag tone="gold">{t('posts.promoted')}</Tag> : null}
      </div>
      <Sum post={post} />
      <ReadAloud post={post} />
      {detail.length > 0 ? (
        <p className="m-0 text-ui text-muted">
          {detail.map((part, index) => (
            <span key={part} className={index === 0 && part === exact ? 'text-ink' : undefined}>
              {index > 0 ? ' · ' : null}
              {part}
            </span>
          ))}
        </p>
      ) : null}
      <PriceDrop post={post} />
      <PriceActions post={post} url={url} state={state} />
      {post.usualRate ? <UsualRateBar post={post} rate={post.usualRate} /> : null}
    </section>
  );
}
