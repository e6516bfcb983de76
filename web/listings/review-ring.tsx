import { Moon } from 'lucide-react';
import type { ReactNode } from 'react';
import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';

const stitches = 10;
const minutesPerStitch = (limits.posts.reviewHoursMax * 60) / stitches;
/** Degrees of the ring that a stitch covers, and that a stitch with its gap takes. */
const stitch = 26;
const turn = 360 / stitches;
const radius = 40;
const degree = (2 * Math.PI * radius) / 360;

interface ReviewClockProps {
  minutes: number;
  label: ReactNode;
  /** Green is what was measured, clay what is running. */
  tone?: 'clay' | 'green';
  /** While the office is closed and nothing has passed: said instead of no time. */
  paused?: string | undefined;
  /** With smaller digits, beside a title. */
  small?: boolean;
  className?: string;
}

/** A ring of ten stitches, one for each half hour of open office that the answer may take; the running one counts as begun. `label` says what the time is. */
export function ReviewRing({ minutes, label, tone = 'clay', paused, small = false, className }: ReviewClockProps) {
  const { fmt } = useWords();
  const begun = Math.min(stitches, Math.floor(minutes / minutesPerStitch) + 1);
  const time = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return (
    <div className={`relative shrink-0 ${className ?? ''}`}>
      <svg aria-hidden="true" viewBox="0 0 100 100" className="size-full -rotate-90">
        {Array.from({ length: stitches }, (_, at) => (
          <circle
            key={at}
            cx="50"
            cy="50"
            r={radius}
            fill="none"
            strokeWidth="7"
            strokeLinecap="round"
            strokeDasharray={`${stitch * degree} ${360 * degree}`}
            strokeDashoffset={-(at * turn + (turn - stitch) / 2) * degree}
            className={at >= begun ? 'stroke-line' : tone === 'green' ? 'stroke-primary' : 'stroke-clay'}
          />
        ))}
      </svg>
      <p className="absolute inset-0 m-0 grid place-content-center text-center leading-tight">
        {paused ? (
          <Moon aria-hidden="true" className="mx-auto mb-1 size-6 text-clay-ink" />
        ) : (
          <b className={small ? 'text-base font-semibold' : 'text-heading font-semibold'}>{fmt.plain(time)}</b>
        )}
        <span className={small ? 'text-caption text-muted' : 'text-small text-muted'}>{paused ?? label}</span>
      </p>
    </div>
  );
}
