import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { requestOf } from './carrier.ts';
import { canReach, messageWith, partLength } from './rules.ts';

const message = { id: 'a', phone: '01712345678', text: 'কোড "1" & more' };
const setting = (change: object) => ({ url: 'https://sms.example/send', body: undefined, token: undefined, accepted: undefined, ...change });

test('a template is filled as its place demands', () => {
  const { url, init } = requestOf(setting({ url: 'https://sms.example/?to={phone}&text={text}' }), message);
  expect(new URL(url).searchParams.get('text')).toBe(message.text);
  expect([new URL(url).searchParams.get('to'), init.method]).toEqual(['8801712345678', 'GET']);
  const json = requestOf(setting({ body: '{"to":"{phone}","text":"{text}"}', token: 'key' }), message);
  expect(JSON.parse(String(json.init.body))).toEqual({ to: '8801712345678', text: message.text });
  expect(json.init.headers).toEqual({ authorization: 'Bearer key', 'content-type': 'application/json' });
  const form = requestOf(setting({ body: 'to={phone}&text={text}' }), message);
  expect(new URLSearchParams(String(form.init.body)).get('text')).toBe(message.text);
});

test('a text that looks like a place to fill is filled once', () => {
  const { url } = requestOf(setting({ url: 'https://sms.example/?text={text}&to={phone}' }), { ...message, text: '{phone}' });
  expect(new URL(url).searchParams.get('text')).toBe('{phone}');
});

test.each(['bn', 'en'] as const)('a code takes one part of a message (%s)', (lng) => {
  expect(messageWith('123456', lng).length).toBeLessThanOrEqual(partLength[lng]);
});

test.each([
  ['http://sms.example/?to={phone}&text={text}', 'SMS_URL must be an https address'],
  ['https://{phone}.example/?text={text}', 'SMS_URL must be an https address'],
  ['https://sms.example/?to={phone}', 'must contain {phone} and {text}'],
])('a setting that cannot work is refused: %s', (url, sentence) => expect(() => readEnv({ SMS_URL: url })).toThrow(sentence));

test('codes go to mobile numbers where a provider is set, to any where the mailbox is read, and to none otherwise', () => {
  const set = readEnv({ SMS_URL: 'https://sms.example/?to={phone}&text={text}' });
  expect([canReach(set, '01712345678'), canReach(set, '01000000001')]).toEqual([true, false]);
  expect(canReach(readEnv({}), '01000000001')).toBe(true);
  expect(canReach(readEnv({ SMTP_URL: 'smtp://127.0.0.1:1' }), '01712345678')).toBe(false);
});
