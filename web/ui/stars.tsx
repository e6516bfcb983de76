import { Star } from 'lucide-react';
import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';

const places = Array.from({ length: limits.reviews.ratingMax }, (_, at) => at);

/** Five stars, filled up to the rating; for the eye only. */
export function StarRow({ rating, className = 'size-4' }: { rating: number; className?: string }) {
  return (
    <span aria-hidden="true" className="inline-flex gap-0.5 align-middle text-star">
      {places.map((at) => {
        const part = Math.max(0, Math.min(1, rating - at));
        return (
          <span key={at} className={`relative ${className}`}>
            <Star strokeWidth={1.5} className="absolute inset-0 size-full" />
            {/* Cut and not narrowed; its size is the frame's alone, whose class may bring a margin. */}
            <Star strokeWidth={1.5} fill="currentColor" className="absolute inset-0 size-full" style={{ clipPath: `inset(0 ${(1 - part) * 100}% 0 0)` }} />
          </span>
        );
      })}
    </span>
  );
}

/** The nearest half star, as stars are drawn. */
const halfOf = (rating: number): number => Math.round(rating / limits.reviews.ratingStep) * limits.reviews.ratingStep;

/** A rating as stars, read out as one sentence. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  const { t } = useWords();
  return (
    <span className="inline-flex">
      <span className="sr-only">{t('reviews.stars', { rating })}</span>
      <StarRow rating={halfOf(rating)} {...(className ? { className } : {})} />
    </span>
  );
}
