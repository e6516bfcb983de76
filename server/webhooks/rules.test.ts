import { describe, expect, test } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { isSigned } from '#server/testing/webhooks.ts';
import { isWebhookUrl, retryAfter, signatureOf } from './rules.ts';

const live = { production: true };

describe('the address of a webhook', () => {
  test.each(['https://hook.example/uthan?x=1', 'https://hook.example:8443/', 'https://8.8.8.8/'])('may be %s', (url) => {
    expect(isWebhookUrl(url, live)).toBe(true);
  });

  test.each([
    'http://hook.example/',
    'ftp://hook.example/',
    'https://user:secret@hook.example/',
    'https://hook.example/#part',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://10.0.0.7/',
    'https://172.20.1.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.100.100.200/',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://database/',
    'https://metadata.google.internal/',
    'https://printer.local/',
    'https://localhost./',
    'https://localhost.localdomain/',
    'https://router.lan/',
    'https://router.lan./',
    'https://nas.home.arpa/',
  ])('is refused where it is %s', (url) => {
    expect(isWebhookUrl(url, live)).toBe(false);
  });

  test('may be of this machine only outside production', () => {
    for (const url of ['http://localhost:4000/hook', 'http://127.0.0.1:4000/', 'https://[::1]:4000/']) {
      expect([isWebhookUrl(url, { production: false }), isWebhookUrl(url, live)]).toEqual([true, false]);
    }
    expect(isWebhookUrl('http://192.168.1.1/', { production: false })).toBe(false);
  });
});

test('tries come further and further apart, and never more than some hours', () => {
  expect([0, 1, 2, 3].map(retryAfter)).toEqual([30, 60, 120, 240]);
  expect(retryAfter(1000)).toBe(limits.webhooks.retrySecondsMax);
});

test('a signature holds for its body, its second and each valid secret', () => {
  const header = signatureOf(['new', 'old'], '{"a":1}', new Date('2026-11-23T00:00:00.900Z'));
  expect(header).toMatch(/^t=1795392000,v1=[\da-f]{64},v1=[\da-f]{64}$/);
  expect([isSigned(header, '{"a":1}', 'new'), isSigned(header, '{"a":1}', 'old'), isSigned(header, '{"a":1}', 'other')]).toEqual([true, true, false]);
  expect(isSigned(header, '{"a":2}', 'new')).toBe(false);
  expect(isSigned(header.replace('t=1795392000', 't=1795392001'), '{"a":1}', 'new')).toBe(false);
});
