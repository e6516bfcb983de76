import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { askPassword } from './ask-password.ts';

function terminal({ typed }: { typed: boolean }) {
  const input = Object.assign(new PassThrough(), { isTTY: typed });
  let shown = '';
  const output = { write: (text: unknown) => Boolean((shown += String(text))) };
  return { input, output, shown: () => shown };
}

test('a typed password is asked for twice and never shown', async () => {
  const screen = terminal({ typed: true });
  const asked = askPassword(screen);
  screen.input.write('long-enough-secret\r');
  await expect.poll(screen.shown).toContain('Once more');
  screen.input.write('long-enough-secret\r');
  expect(await asked).toBe('long-enough-secret');
  expect(screen.shown()).toContain('New password');
  expect(screen.shown()).not.toContain('secret');
});

test('two different passwords are refused', async () => {
  const screen = terminal({ typed: true });
  const asked = askPassword(screen);
  screen.input.write('long-enough-secret\r');
  await expect.poll(screen.shown).toContain('Once more');
  screen.input.write('another\r');
  await expect(asked).rejects.toThrow('The two passwords do not match');
});

test('a piped password is the first line, and nothing is asked', async () => {
  const pipe = terminal({ typed: false });
  pipe.input.end('from a file\nand more\n');
  expect(await askPassword(pipe)).toBe('from a file');
  expect(pipe.shown()).toBe('');
});

test('without a password nothing goes on', async () => {
  const pipe = terminal({ typed: false });
  pipe.input.end();
  await expect(askPassword(pipe)).rejects.toThrow('A password is required');
});
