import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv, settingNames } from './env.ts';
import { unknownSettings } from './unknown-settings.ts';

let folder: string;
const secret = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'uthan-settings-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a setting may stand in a file, with or without a line break at its end', () => {
  const env = readEnv({
    DATABASE_URL_FILE: secret('database', 'postgres://uthan:secret@db.example/uthan\n'),
    METRICS_TOKEN_FILE: secret('token', 'for-the-monitor\r\n'),
    ADMIN_EMAIL: 'boss@example.test',
    ADMIN_PASSWORD_FILE: secret('password', ' with spaces '),
    METRICS_TOKEN: '',
    SMTP_URL_FILE: '',
  });
  expect(env).toMatchObject({ databaseUrl: 'postgres://uthan:secret@db.example/uthan', metricsToken: 'for-the-monitor', smtpUrl: undefined });
  expect(env.admin?.password).toBe(' with spaces ');
});

test('what does not fit is told in sentences, all at once and without a value', () => {
  const faults = {
    PORT: 'abc',
    METRICS_TOKEN: 'hush-1',
    METRICS_TOKEN_FILE: secret('both', 'hush-2'),
    SMTP_URL_FILE: path.join(folder, 'nowhere'),
    DATABASE_URL_FILE: folder,
    ADMIN_PASSWORD_FILE: secret('empty', '\n'),
    NODE_ENV_FILE: secret('mode', 'production'),
    DEMO_FILE: secret('demo', 'hush-3'),
  };
  let told = '';
  try {
    readEnv(faults);
  } catch (error) {
    told = (error as Error).message;
  }
  for (const sentence of [
    'PORT must be a number.',
    'METRICS_TOKEN and METRICS_TOKEN_FILE are both set. Leave one out.',
    `SMTP_URL_FILE: the file ${path.join(folder, 'nowhere')} cannot be read: there is no such file.`,
    `DATABASE_URL_FILE: the file ${folder} cannot be read: it is a folder.`,
    `ADMIN_PASSWORD_FILE: the file ${path.join(folder, 'empty')} is empty.`,
    'NODE_ENV_FILE: NODE_ENV is read from no file. Set it directly.',
    'DEMO must be 0 or 1.',
  ])
    expect(told).toContain(`- ${sentence}`);
  expect(told).not.toContain('hush');
});

test('a setting whose file cannot be read is not called missing too, nor what depends on it', () => {
  const file = path.join(folder, 'nowhere');
  const unread = (name: string): string => `- ${name}_FILE: the file ${file} cannot be read: there is no such file.`;
  const faults = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://uthan.example',
    DATABASE_URL_FILE: file,
    DATABASE_REPLICA_URL: 'postgres://uthan@replica.example/uthan',
    SMTP_URL_FILE: file,
    ADMIN_EMAIL: 'boss@example.test',
    ADMIN_PASSWORD_FILE: file,
  };
  const missing = '- NODE_ENV=production needs MAIL_FROM, such as Uthan <hello@uthan.example>: emails without your own sender are treated as spam.';
  expect(() => readEnv(faults, '24.0.0')).toThrow(new Error(['Settings:', ...['DATABASE_URL', 'SMTP_URL', 'ADMIN_PASSWORD'].map(unread), missing].join('\n')));
});

test('the name of such a file is no unknown setting, and a mistyped one is', () => {
  expect(unknownSettings(Object.fromEntries(settingNames.map((name) => [`${name}_FILE`, 'x'])))).toEqual([]);
  expect(unknownSettings({ SMTP_URI_FILE: 'x' })).toEqual(['SMTP_URI_FILE is not a setting of Uthan and changes nothing. Is SMTP_URL_FILE meant?']);
});
