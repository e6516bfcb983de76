import { useWords } from '#web/platform/language.tsx';
import { useTimeLeft } from '#web/platform/hooks/use-time-left.ts';

const stitches = 10;
const degrees = 26;
const radius = 40;

/** A point on the ring, clockwise from the top. */
function point(angle: number): string {
  const at = ((angle - 90) * Math.PI) / 180;
  return `${(50 + radius * Math.cos(at)).toFixed(2)} ${(50 + radius * Math.sin(at)).toFixed(2)}`;
}

const arc = (at: number): string => {
  const from = (360 / stitches) * at + (360 / stitches - degrees) / 2;
  return `M${point(from)}A${radius} ${radius} 0 0 1 ${point(from + degrees)}`;
};

/** A ring of ten stitches that is unpicked while the seconds run; the time left is in the middle. */
function Ring({ left, total }: { left: number; total: number }) {
  const { t, fmt } = useWords();
  const { clock } = useTimeLeft();
  const sewn = Math.ceil((left / Math.max(1, total)) * stitches);
  const short = left < 60;
  return (
    <span aria-hidden="true" className="relative grid size-21 shrink-0 place-items-center">
      <svg viewBox="0 0 100 100" className="absolute inset-0 size-full" fill="none" strokeWidth="7" strokeLinecap="round">
        {Array.from({ length: stitches }, (_, at) => (
          <path key={at} d={arc(at)} className={at < sewn ? 'stroke-primary' : 'stroke-line'} />
        ))}
      </svg>
      <span className="text-center leading-tight">
        <b className="block text-lead font-semibold">{short ? fmt.number(left) : clock(left)}</b>
        <span className="block text-caption text-muted">{t(short ? 'accounts.seconds' : 'accounts.minutesShort')}</span>
      </span>
    </span>
  );
}

interface ResendClockProps {
  /** Seconds until a new code may be asked for, and how many there were at first. */
  left: number;
  total: number;
  /** Seconds for which the code still counts. */
  validFor: number;
}

/** When a new code can be had, and how long this one counts. */
export function ResendClock({ left, total, validFor }: ResendClockProps) {
  const { t } = useWords();
  const { clock, inWords } = useTimeLeft();
  return (
    <div className="mt-6 flex items-center gap-4 rounded-card bg-sunk px-4 py-3.5">
      <Ring left={left} total={total} />
      <div className="min-w-0">
        <p className="m-0 font-semibold">{left > 0 ? t('accounts.resendIn', { time: inWords(left) }) : t('accounts.resendNow')}</p>
        <p className="mt-0.5 mb-0 text-ui text-muted">
          {t('accounts.codeSpam')}{' '}
          {validFor > 0 ? t('accounts.codeValid', { time: clock(validFor) }) : <span className="text-danger">{t('accounts.codeExpired')}</span>}
        </p>
        <p className="sr-only" aria-live="polite">
          {left > 0 ? '' : t('accounts.resendNow')}
        </p>
      </div>
    </div>
  );
}
