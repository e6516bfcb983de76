// What a long start shows of itself: its steps with their times, numbered where their number is known before. A step that has nothing
// to do is not shown, so an ordinary start shows none. See docs/decisions/0100-a-start-shows-what-it-does.md.

export interface ShownStep {
  /** With its number, where it has one. */
  label: string;
  began: number;
  /** Of `total` pieces, where it counts them. */
  done: number;
  total: number;
  end?: { at: number; isDone: boolean };
}

/** Where steps are shown. A step changes by itself; the display reads it. */
export interface Display {
  begin(step: ShownStep): void;
  end(step: ShownStep): void;
  /** A line that belongs to no step. */
  say(line: string): void;
  close(): void;
}

export interface Step {
  /** It has something to do. */
  show(): void;
  /** How much of it is done; `total` is more than 0 where there is something to do. */
  amount(done: number, total: number): void;
}

export interface Steps {
  /**
   * Does the work, shown once it says that there is something to do or takes long. Throws before it begins where a step beside it failed
   * or the start was stopped.
   */
  run<T>(title: string, work: (step: Step) => Promise<T>): Promise<T>;
  /** A line that belongs to no step. */
  say(line: string): void;
  /** The next step does not begin. */
  stop(): void;
  isStopped(): boolean;
  /** Nothing is shown from here on. */
  close(): void;
  /** Since the start began; undefined where nothing was shown. */
  seconds(): number | undefined;
}

/** The steps before this program, and how many there are with them; `total` is undefined where that is uncertain. */
export interface StepsBefore {
  began: number;
  done: number;
  total: number | undefined;
}

interface StepsOptions {
  display: Display;
  before?: StepsBefore | undefined;
  now?: () => number;
  /** So long a step may take before it is shown although it has not said that it has something to do. */
  slowMs?: number;
}

const slowMs = 2000;
const lineEveryMs = 15_000;

/** What `scripts/bootstrap.mjs` has done, from its variable UTHAN_START: when it began, and where it is known `1/5`. */
export function stepsBefore(told: string | undefined): StepsBefore | undefined {
  const [, began, done, total] = /^(\d+)(?: (\d)\/(\d))?$/.exec(told ?? '') ?? [];
  return began ? { began: Number(began), done: Number(done ?? 1), total: total ? Number(total) : undefined } : undefined;
}

export const secondsOf = ({ began, end }: ShownStep, now: number): number => Math.round(((end?.at ?? now) - began) / 1000);

/** For a log: a line when a step begins, one when it ends, and one every 15 seconds in between. */
export function lineDisplay(write: (line: string) => void, now: () => number = Date.now): Display {
  const timers = new Map<ShownStep, NodeJS.Timeout>();
  const of = ({ done, total }: ShownStep): string => (total > 0 ? ` (${done} of ${total})` : '');
  return {
    begin(step) {
      write(`${step.label} …`);
      timers.set(step, setInterval(() => write(`${step.label} … ${secondsOf(step, now())} s${of(step)}`), lineEveryMs).unref());
    },
    end(step) {
      clearInterval(timers.get(step));
      timers.delete(step);
      write(`${step.label}: ${step.end?.isDone ? 'done in' : 'failed after'} ${secondsOf(step, now())} s`);
    },
    say: write,
    close: () => timers.forEach((timer) => clearInterval(timer)),
  };
}

export function openSteps({ display, before, now = Date.now, slowMs: slow = slowMs }: StepsOptions): Steps {
  const began = before?.began ?? now();
  let shown = before?.done ?? 0;
  let failure: { error: unknown } | undefined;
  let isStopped = false;
  const labelOf = (title: string): string => {
    shown++;
    return before?.total && shown <= before.total ? `${shown}/${before.total} ${title}` : title;
  };
  const check = (): void => {
    if (failure) throw failure.error;
    if (isStopped) throw new Error('The start was stopped.');
  };
  return {
    async run(title, work) {
      check();
      let step: ShownStep | undefined;
      const since = now();
      const show = (): ShownStep => {
        if (step) return step;
        step = { label: labelOf(title), began: since, done: 0, total: 0 };
        display.begin(step);
        return step;
      };
      const timer = setTimeout(show, slow).unref();
      const end = (isDone: boolean): void => {
        clearTimeout(timer);
        if (!step) return;
        step.end = { at: now(), isDone };
        display.end(step);
      };
      try {
        const result = await work({
          show: () => void show(),
          amount: (done, total) => void (total > 0 && Object.assign(show(), { done, total })),
        });
        end(true);
        return result;
      } catch (error) {
        end(false);
        failure ??= { error };
        throw error;
      }
    },
    say: (line) => display.say(line),
    stop: () => void (isStopped = true),
    isStopped: () => isStopped,
    close: () => display.close(),
    seconds: () => (shown > 0 ? Math.round((now() - began) / 1000) : undefined),
  };
}
