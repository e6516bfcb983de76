import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PostType } from '#contracts/enums.ts';
import { useWords } from '#web/platform/language.tsx';
import { stepNames, stepsOn, type StepName } from '#web/posting/post-form.ts';

export interface StepperProps {
  type: PostType;
  step: StepName;
  reached: StepName;
  /** Whether a step is complete; those before the furthest unless told. */
  isDone?: (step: StepName) => boolean;
  /** Whether an error is shown in a step. */
  isFaulty?: (step: StepName) => boolean;
  onGo: (step: StepName) => void;
}

/** A step's name; what a sale calls price is rent for a letting. */
export function useStepName(type: PostType): (step: StepName) => string {
  const { t } = useWords();
  return (step) => t(type === 'rent' && step === 'price' ? 'posting.step_rentPrice' : `posting.step_${step}`);
}

/** The name of a screen, which may hold the step after it too. */
export function useScreenName(type: PostType, order: readonly StepName[]): (screen: StepName) => string {
  const { t } = useWords();
  const nameOf = useStepName(type);
  return (screen) => {
    const [, second] = stepsOn(screen, order);
    return second === 'location' || second === 'contact' ? t(`posting.screen_${second}`) : nameOf(screen);
  };
}

const discs = {
  done: 'bg-primary text-on-primary',
  now: 'bg-clay text-on-primary',
  open: 'border border-control bg-card text-ink',
  faulty: 'border-2 border-danger bg-card text-danger',
};

/** The number of a step, or what became of it. */
export function Disc({ state, number }: { state: keyof typeof discs; number: number }) {
  const { fmt } = useWords();
  const icon = state === 'done' ? <Check aria-hidden="true" className="size-4" /> : state === 'faulty' ? <span aria-hidden="true">!</span> : null;
  return (
    <span className={`control grid size-7 shrink-0 place-items-center rounded-full text-small font-semibold ${discs[state]}`}>
      {icon ?? <span aria-hidden="true">{fmt.number(number)}</span>}
    </span>
  );
}

/** Stays in sight below the site’s own bar, and goes up with it. */
const inSight = 'sticky top-19 z-10 transition-[top] duration-200 motion-reduce:transition-none [body:has(.navbar.-translate-y-full)_&]:top-0';

/** The steps in one line that stays in sight; those already reached can be gone back to. */
export function Stepper({ type, step, reached, isDone, isFaulty, onGo }: StepperProps) {
  const { t } = useWords();
  const nameOf = useStepName(type);
  const now = stepNames.indexOf(step);
  const furthest = stepNames.indexOf(reached);
  return (
    <nav
      aria-label={t('posting.steps')}
      className={`${inSight} -mx-10 mt-4 hidden h-14 items-center justify-between gap-4 border-b border-line bg-page px-10 lg:flex`}
    >
      <ol className="m-0 flex min-w-0 flex-1 list-none items-center justify-between gap-1 p-0">
        {stepNames.map((name, at) => {
          const passed = isDone ? isDone(name) : at < furthest || at < now;
          const state = isFaulty?.(name) ? 'faulty' : passed ? 'done' : at === now ? 'now' : 'open';
          const label = nameOf(name);
          return (
            <li key={name}>
              <button
                type="button"
                disabled={at > furthest}
                aria-current={at === now ? 'step' : undefined}
                aria-label={
                  state === 'done' ? t('posting.stepDone', { name: label }) : state === 'faulty' ? t('posting.stepFaulty', { name: label }) : undefined
                }
                onClick={() => onGo(name)}
                className={`flex h-13 items-center gap-1.5 rounded-control px-1.5 text-ui whitespace-nowrap enabled:hover:text-primary ${at === now ? 'relative font-semibold text-ink after:absolute after:inset-x-0 after:-bottom-0.5 after:h-[3px] after:bg-clay' : state === 'open' ? 'text-muted' : 'text-ink'}`}
              >
                <Disc state={state} number={at + 1} />
                <span className="leading-snug">{label}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The same on small screens: where one is in words, and a bar for each. */
export function StepBars({ type, step, order, saved }: { type: PostType; step: StepName; order: readonly StepName[]; saved: ReactNode }) {
  const { t, fmt } = useWords();
  const nameOf = useScreenName(type, order);
  const now = order.indexOf(step);
  return (
    <div className="lg:hidden">
      <div className="flex items-center justify-between gap-3 text-small">
        <p className="m-0 font-semibold">{t('posting.stepOf', { number: fmt.number(now + 1), total: fmt.number(order.length), name: nameOf(step) })}</p>
        {saved}
      </div>
      <div aria-hidden="true" className="mt-3 flex gap-2">
        {order.map((name, at) => (
          <span key={name} className={`h-[5px] flex-1 rounded-full ${at === now ? 'bg-clay' : at < now ? 'bg-primary' : 'bg-line'}`} />
        ))}
      </div>
    </div>
  );
}
