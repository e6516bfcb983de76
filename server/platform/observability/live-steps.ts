// The steps of a start on a terminal: a line each, which counts its seconds and its pieces until it ends.
import { MultiBar, type Options, type Params } from 'cli-progress';
import { type Display, secondsOf, type ShownStep } from './steps.ts';

const frames = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const framesPerSecond = 10;
/** As wide as the line of scripts/install.mjs, which comes first. */
const labelWidth = 30;
const barWidth = 16;

function barOf({ done, total, end }: ShownStep): string {
  if (end || total === 0) return '';
  const full = Math.round((barWidth * Math.min(done, total)) / total);
  return `  ${'█'.repeat(full)}${'░'.repeat(barWidth - full)} ${done} of ${total}`;
}

/** The line of a step at this moment. */
export function liveLine(step: ShownStep, now: number): string {
  const mark = step.end ? (step.end.isDone ? '✓' : '✗') : frames[Math.floor((now * framesPerSecond) / 1000) % frames.length];
  return `${mark} ${`${step.label} …`.padEnd(labelWidth)}${String(secondsOf(step, now)).padStart(4)} s${barOf(step)}`;
}

export function liveDisplay(stream: NodeJS.WriteStream, now: () => number = Date.now): Display {
  const bars = new MultiBar({
    format: (_options: Options, _params: Params, { step }: { step: ShownStep }) => liveLine(step, now()),
    stream,
    fps: framesPerSecond,
    forceRedraw: true,
    // A start that is killed leaves cursor and line wrapping as they were; signals are answered in run-server.ts.
    hideCursor: false,
    linewrap: true,
    gracefulExit: false,
  });
  let isOpen = false;
  return {
    begin(step) {
      isOpen = true;
      bars.create(1, 0, { step });
    },
    end: () => void (isOpen && bars.update()),
    say: (line) => void (isOpen ? bars.log(`${line}\n`) : stream.write(`${line}\n`)),
    close() {
      if (isOpen) {
        // Stopping would drop the lines that were said since the last update.
        bars.update();
        bars.stop();
      }
      isOpen = false;
    },
  };
}
