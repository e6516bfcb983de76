import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { type Display, lineDisplay, openSteps, type ShownStep, stepsBefore } from './steps.ts';

afterEach(() => vi.useRealTimers());

/** What a display is told, in order. */
function recorded(): { said: string[]; display: Display } {
  const said: string[] = [];
  return {
    said,
    display: {
      begin: ({ label }) => said.push(`begin ${label}`),
      end: ({ label, end }) => said.push(`${end?.isDone ? 'done' : 'failed'} ${label}`),
      say: (line) => said.push(line),
      close: () => undefined,
    },
  };
}

test('steps are numbered behind those of the program that installed, and what has nothing to do is not shown', async () => {
  const { said, display } = recorded();
  const steps = openSteps({ display, before: { began: Date.now() - 12_000, done: 1, total: 3 } });
  expect(await steps.run('Creating the database', async ({ show }) => (show(), show(), 'made'))).toBe('made');
  await steps.run('Migrating the database', async ({ amount }) => amount(0, 0));
  await steps.run('Loading the demo content', async ({ amount }) => (amount(0, 45), amount(1, 45)));
  expect(steps.seconds()).toBe(12);
  expect(said).toEqual([
    'begin 2/3 Creating the database',
    'done 2/3 Creating the database',
    'begin 3/3 Loading the demo content',
    'done 3/3 Loading the demo content',
  ]);
});

test('a start that has nothing to do shows nothing, and has no time to report', async () => {
  const { said, display } = recorded();
  const steps = openSteps({ display });
  await steps.run('Migrating the database', async ({ amount }) => amount(0, 0));
  expect([steps.seconds(), said]).toEqual([undefined, []]);
});

test('a step that takes long is shown although it has not said that it has something to do, without a number where none is known', async () => {
  const { said, display } = recorded();
  const steps = openSteps({ display, slowMs: 5 });
  await steps.run('Starting the database', () => sleep(60));
  expect(said).toEqual(['begin Starting the database', 'done Starting the database']);
});

test('more steps than were known before have no number', async () => {
  const { said, display } = recorded();
  const steps = openSteps({ display, before: { began: 0, done: 0, total: 1 } });
  for (const title of ['Creating', 'Waiting']) await steps.run(title, async ({ show }) => show());
  expect(said.filter((line) => line.startsWith('begin'))).toEqual(['begin 1/1 Creating', 'begin Waiting']);
});

test('after a step beside it failed no further one begins, and its failure is thrown', async () => {
  const { said, display } = recorded();
  const steps = openSteps({ display });
  const failing = steps.run('Building the pages', async ({ show }) => {
    show();
    throw new Error('The pages could not be built.');
  });
  await expect(failing).rejects.toThrow('The pages could not be built.');
  const begun = vi.fn<() => Promise<void>>();
  await expect(steps.run('Migrating the database', begun)).rejects.toThrow('The pages could not be built.');
  expect([begun.mock.calls, said]).toEqual([[], ['begin Building the pages', 'failed Building the pages']]);
});

test('once the start is stopped the step that runs is finished and the next one does not begin', async () => {
  const steps = openSteps({ display: recorded().display });
  const result = await steps.run('Creating the database', async () => {
    steps.stop();
    return 'finished';
  });
  expect([result, steps.isStopped()]).toEqual(['finished', true]);
  await expect(steps.run('Migrating the database', () => Promise.resolve())).rejects.toThrow('The start was stopped.');
});

test('a log has a line when a step begins, one every 15 seconds and one when it ends', () => {
  vi.useFakeTimers({ now: 0 });
  const lines: string[] = [];
  const display = lineDisplay((line) => lines.push(line));
  const step: ShownStep = { label: '4/5 Migrating the database', began: 0, done: 0, total: 0 };
  display.begin(step);
  vi.advanceTimersByTime(20_000);
  Object.assign(step, { done: 64, total: 117 });
  vi.advanceTimersByTime(11_400);
  step.end = { at: Date.now(), isDone: true };
  display.end(step);
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([
    '4/5 Migrating the database …',
    '4/5 Migrating the database … 15 s',
    '4/5 Migrating the database … 30 s (64 of 117)',
    '4/5 Migrating the database: done in 31 s',
  ]);
});

test('a log says that a step failed, and nothing of steps that were still running when the start ended', () => {
  vi.useFakeTimers({ now: 0 });
  const lines: string[] = [];
  const display = lineDisplay((line) => lines.push(line));
  const failed: ShownStep = { label: 'Building the pages', began: 0, done: 0, total: 0 };
  display.begin(failed);
  display.begin({ ...failed, label: 'Creating the database' });
  failed.end = { at: 3000, isDone: false };
  display.end(failed);
  display.close();
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual(['Building the pages …', 'Creating the database …', 'Building the pages: failed after 3 s']);
});

test.each([
  ['1700000000000 1/5', { began: 1_700_000_000_000, done: 1, total: 5 }],
  ['1700000000000', { began: 1_700_000_000_000, done: 1, total: undefined }],
  ['something else', undefined],
  [undefined, undefined],
])('what the program that installed says is read: %s', (told, before) => {
  expect(stepsBefore(told)).toEqual(before);
});
