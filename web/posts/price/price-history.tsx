import { dayMs } from '#contracts/durations.ts';
import { useWords } from '#web/platform/language.tsx';
import type { SeenPost } from '#web/posts/detail-data.ts';
import { chart, stepPath } from './price-steps.ts';
import { PriceStrip } from './price-strip.tsx';

/** Every price that was ever live, as a stitched line and as rows: once there is more than one. */
function Steps({ post }: { post: SeenPost }) {
  const { t, fmt, now } = useWords();
  const { priceHistory } = post;
  if (priceHistory.length < 2) return null;
  const path = stepPath(priceHistory, now);
  const written = (price: number): string => (post.priceUnits === 'perSqft' ? fmt.perSqft(price) : fmt.taka(price));
  return (
    <>
      <svg
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-3 block h-24 w-full overflow-visible text-primary xl:min-h-24 xl:flex-1"
      >
        <path d={`${path}V${chart.height}H0Z`} className="fill-sunk" />
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeDasharray="7 7" vectorEffect="non-scaling-stroke" />
      </svg>
      <table className="mt-2 w-full border-collapse text-ui">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('detail.historyDate')}</th>
            <th scope="col">{t('detail.historyPrice')}</th>
          </tr>
        </thead>
        <tbody>
          {priceHistory.map(({ at, price }, index) => (
            <tr key={at} className={index === priceHistory.length - 1 ? 'font-semibold text-primary' : 'text-muted'}>
              <td className="py-1">{fmt.date(at)}</td>
              <td className="py-1 text-right">{written(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** How long the post has stood, every price it had, and how it stands among similar ones; without a table of prices it is a line of the page, not a card, and alone it needs no title in sight. */
export function PriceHistory({ post }: { post: SeenPost }) {
  const { t, fmt, now } = useWords();
  const { priceHistory, state } = post;
  const first = priceHistory[0];
  if (!first) return null;
  const closed = state === 'sold' || state === 'rented';
  const days = Math.floor((Date.parse(now) - Date.parse(first.at)) / dayMs);
  const since = fmt.date(first.at);
  return (
    <section className={priceHistory.length < 2 ? 'xl:!min-w-full' : 'rounded-card border border-line bg-card p-4 lg:p-6 xl:flex xl:flex-col'}>
      <h2 className={`m-0 ${priceHistory.length < 2 ? '[section:not(:has(h3))>&]:sr-only' : '!text-h3'}`}>{t('detail.history')}</h2>
      <p className="m-0 text-small text-balance text-muted">
        {closed || days < 1 ? t('detail.historySince', { date: since }) : t('detail.historyDays', { count: days, date: since })}
      </p>
      <Steps post={post} />
      {closed ? null : <PriceStrip post={post} />}
    </section>
  );
}
