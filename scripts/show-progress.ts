// How far a long command is: a bar on a terminal, a line every few seconds elsewhere.
import { Presets, SingleBar } from 'cli-progress';
import type { Progress } from '#server/backup/progress.ts';

const lineEveryMs = 5000;
const megabyte = 1024 * 1024;

export function showProgress(output: NodeJS.WriteStream & { isTTY?: boolean }, now: () => number = Date.now): Progress {
  let bar: SingleBar | undefined;
  let step = { what: '', total: 0, done: 0, divisor: 1, unit: '' };
  let said = 0;
  const amount = (value: number): string => `${Math.round(value / step.divisor)}`;
  const line = (): void => {
    said = now();
    const percent = step.total > 0 ? ` (${Math.min(100, Math.floor((100 * step.done) / step.total))} %)` : '';
    output.write(`${step.what}: ${amount(step.done)} of ${amount(step.total)}${step.unit}${percent}\n`);
  };
  const end = (): void => {
    if (bar) bar.stop();
    else if (step.what) line();
    bar = undefined;
    step = { ...step, what: '' };
  };
  return {
    begin(what, total, unit = 'pieces') {
      end();
      step = { what, total, done: 0, ...(unit === 'bytes' ? { divisor: megabyte, unit: ' MB' } : { divisor: 1, unit: '' }) };
      said = now();
      if (!output.isTTY) return;
      bar = new SingleBar({ format: '{what} {bar} {percentage} % · {eta_formatted} left', hideCursor: true, stream: output }, Presets.shades_classic);
      bar.start(Math.max(1, total), 0, { what: what.padEnd(20) });
    },
    add(done) {
      step.done = Math.min(step.total, step.done + done);
      if (bar) bar.update(step.done);
      else if (now() - said >= lineEveryMs) line();
    },
    end,
  };
}
