import { expect, test } from 'vitest';
import { markOf } from './request-log.ts';
import { throttled } from './throttled.ts';
import { openStartLog } from './start-log.ts';

test('in production every line of a start is JSON in the format of the rest', () => {
  const lines: string[] = [];
  const log = openStartLog(true, 'info', (line) => lines.push(line));
  log.say('Uthan is ready at https://uthan.example');
  log.warn('METRIC_TOKEN is not a setting.');
  log.fatal(new Error('Port 3000 is already taken.'));
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 'info', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/), msg: 'Uthan is ready at https://uthan.example' },
    { level: 'warn', msg: 'METRIC_TOKEN is not a setting.' },
    { level: 'fatal', msg: 'Port 3000 is already taken.', err: { message: 'Port 3000 is already taken.' } },
  ]);
});

test('who asked is the same mark all day, another for another, and leads nowhere the next day', () => {
  const noon = Date.parse('2030-01-01T12:00:00Z');
  const mark = markOf('203.0.113.7', noon);
  expect(mark).toMatch(/^[\w-]{10}$/);
  expect(markOf('203.0.113.7', noon + 3_600_000)).toBe(mark);
  expect(markOf('203.0.113.8', noon)).not.toBe(mark);
  expect(markOf('203.0.113.7', noon + 86_400_000)).not.toBe(mark);
});

test('of many like messages one a minute is told, with how many were left out', () => {
  let now = 0;
  const told: number[] = [];
  const tell = throttled(60_000, () => now);
  for (; now < 120_000; now += 1000) tell((leftOut) => told.push(leftOut));
  expect(told).toEqual([0, 59]);
});
