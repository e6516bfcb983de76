import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { liveDisplay, liveLine } from './live-steps.ts';
import type { ShownStep } from './steps.ts';

const step: ShownStep = { label: '5/5 Loading the demo content', began: 0, done: 30, total: 45 };

test('a step on a terminal counts its seconds and its pieces, in less than 80 columns', () => {
  const line = liveLine(step, 123_000);
  expect(line.slice(2)).toBe('5/5 Loading the demo content … 123 s  ███████████░░░░░ 30 of 45');
  expect(liveLine({ ...step, done: 1000, total: 1000 }, 999_000).length).toBeLessThan(80);
  expect(liveLine(step, 123_100)[0]).not.toBe(line[0]);
});

test('a step that has ended shows its mark and its time', () => {
  expect(liveLine({ ...step, end: { at: 12_300, isDone: true } }, 60_000)).toBe('✓ 5/5 Loading the demo content …  12 s');
  expect(liveLine({ ...step, label: '2/5 Building the pages', end: { at: 3000, isDone: false } }, 60_000)).toBe('✗ 2/5 Building the pages …         3 s');
});

/** A terminal whose text is what was written to it, without the signs that move its cursor. */
function terminal() {
  const stream = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
  let text = '';
  stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const escape = '\u001B';
  const plain = (): string[] =>
    text
      .split(escape)
      .flatMap((part) => part.replace(/^\[[\d;?]*[a-zA-Z]/, '').split('\n'))
      .filter(Boolean);
  return { stream: stream as unknown as NodeJS.WriteStream, plain, raw: () => text };
}

test('a terminal has the last state of every step when the start is ready, and lines beside them above', () => {
  const { stream, plain, raw } = terminal();
  const display = liveDisplay(stream, () => 5000);
  const first: ShownStep = { label: '1/2 Building the pages', began: 0, done: 0, total: 0 };
  const second: ShownStep = { label: '2/2 Creating the database', began: 0, done: 0, total: 0 };
  display.begin(first);
  display.begin(second);
  display.say('Waiting for another process to finish building the pages …');
  second.end = { at: 2000, isDone: true };
  display.end(second);
  first.end = { at: 5000, isDone: true };
  display.end(first);
  display.close();
  display.say('Afterwards.');
  const lines = plain();
  expect(lines.slice(-3)).toEqual(['✓ 1/2 Building the pages …         5 s', '✓ 2/2 Creating the database …      2 s', 'Afterwards.']);
  expect(lines).toContain('Waiting for another process to finish building the pages …');
  // The cursor stays visible and lines wrap, also where the start is killed now.
  expect(raw()).not.toContain('\u001B[?');
});

test('a start that shows no step leaves a terminal as it is', () => {
  const { stream, raw } = terminal();
  const display = liveDisplay(stream);
  display.close();
  display.say('Warning: PROT is not a setting.');
  expect(raw()).toBe('Warning: PROT is not a setting.\n');
});
