import { Check } from 'lucide-react';
import type { PostType } from '#contracts/enums.ts';
import { useWords } from '#web/platform/language.tsx';
import { stepNames, type StepName } from '#web/posting/post-form.ts';

export interface StepperProps {
  type: PostType;
  step: StepName;
  reached: StepName;
  /** Whether a step is complete; those before the furthest unless told. */
  isDone?: (step: StepName) => boolean;
  onGo: (step: StepName) => void;
}

/** A step's name; what a sale calls price is rent for a letting. */
export function useStepName(type: PostType): (step: StepName) => string {
  const { t } = useWords();
  return (step) => t(type === 'rent' && step === 'price' ? 'posting.step_rentPrice' : `posting.step_${step}`);
}

const discs = {
  done: 'bg-primary text-on-primary',
  now: 'bg-clay text-on-primary',
  open: 'border border-control bg-card text-ink',
};

function Disc({ state, number }: { state: keyof typeof discs; number: number }) {
  const { fmt } = useWords();
  return (
    <span className="relative bg-page px-2.5">
      <span className={`control grid size-10 place-items-center rounded-full font-semibold ${discs[state]}`}>
        {state === 'done' ? <Check aria-hidden="true" className="size-5" /> : <span aria-hidden="true">{fmt.number(number)}</span>}
      </span>
    </span>
  );
}

/** The six steps on a running stitch; those already reached can be gone back to. */
export function Stepper({ type, step, reached, isDone, onGo }: StepperProps) {
  const { t } = useWords();
  const nameOf = useStepName(type);
  const now = stepNames.indexOf(step);
  const furthest = stepNames.indexOf(reached);
  return (
    <nav aria-label={t('posting.steps')} className="relative mt-6 hidden lg:block">
      <svg aria-hidden="true" className="absolute inset-x-12 top-[19px] h-0.5 w-[calc(100%-96px)] text-control">
        <line x1="0" y1="1" x2="100%" y2="1" stroke="currentColor" strokeWidth="2" strokeDasharray="7 7" strokeLinecap="round" opacity="0.6" />
      </svg>
      <ol className="m-0 flex list-none justify-between p-0">
        {stepNames.map((name, at) => {
          const state = at === now ? 'now' : (isDone ? isDone(name) : at < furthest || at < now) ? 'done' : 'open';
          const label = nameOf(name);
          return (
            <li key={name} className="w-24">
              <button
                type="button"
                disabled={at > furthest}
                aria-current={at === now ? 'step' : undefined}
                aria-label={state === 'done' ? t('posting.stepDone', { name: label }) : undefined}
                onClick={() => onGo(name)}
                className={`flex w-full flex-col items-center gap-2 rounded-control pb-1 text-ui enabled:hover:text-primary ${at === now ? 'font-semibold text-ink' : state === 'done' ? 'text-ink' : 'text-muted'}`}
              >
                <Disc state={state} number={at + 1} />
                <span className="leading-snug whitespace-nowrap">{label}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The same on small screens: where one is in words, and six bars. */
export function StepBars({ type, step, saved }: { type: PostType; step: StepName; saved: React.ReactNode }) {
  const { t, fmt } = useWords();
  const nameOf = useStepName(type);
  const now = stepNames.indexOf(step);
  return (
    <div className="lg:hidden">
      <div className="flex items-center justify-between gap-3 text-small">
        <p className="m-0 font-semibold">{t('posting.stepOf', { number: fmt.number(now + 1), total: fmt.number(stepNames.length), name: nameOf(step) })}</p>
        {saved}
      </div>
      <div aria-hidden="true" className="mt-3 grid grid-cols-6 gap-2">
        {stepNames.map((name, at) => (
          <span key={name} className={`h-[5px] rounded-full ${at === now ? 'bg-clay' : at < now ? 'bg-primary' : 'bg-line'}`} />
        ))}
      </div>
    </div>
  );
}
