import type { PostType } from '#contracts/enums.ts';
import type { SoldTimes } from '#contracts/posts/usual-rate.ts';
import { useAreas } from '#web/areas/use-areas.ts';
import { findArea } from '#web/areas/area-tree.ts';
import { useWords } from '#web/platform/language.tsx';
import type { PostForm } from '#web/posting/post-form.ts';
import { rangeText, readable } from './rate-bar.tsx';

/** What homes like this one had asked that were sold or let lately, and how soon. */
export function SoldTimesLine({ type, form, sold }: { type: PostType; form: PostForm; sold: SoldTimes }) {
  const { t, fmt, lng } = useWords();
  const areas = useAreas();
  const place = areas.state === 'ready' ? findArea(areas.tree, sold.area, form[sold.area])?.[lng] : undefined;
  if (!place) return null;
  const way = type === 'rent' ? 'let' : 'sold';
  const daysOf = (days: number): number => Math.max(1, Math.round(days));
  const measure = t(sold.per === 'katha' ? 'posting.ratePerKatha' : type === 'rent' ? 'posting.ratePerSqftMonth' : 'posting.ratePerSqft');
  const range = rangeText(fmt, readable(sold.low), readable(sold.high));
  return (
    <div className="mt-4 rounded-control bg-sunk px-4 py-3 text-ui">
      <p className="m-0">{t(`posting.${way}Times`, { area: place, from: daysOf(sold.daysLow), to: daysOf(sold.daysHigh), range })}</p>
      <p className="m-0 text-small text-muted">{t(`posting.${way}From`, { measure, count: sold.count })}</p>
    </div>
  );
}
