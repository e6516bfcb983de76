import { expect, test } from 'vitest';
import { isPushAddress, PushSubscription } from '#contracts/notices/push.ts';
import { browser } from '#server/testing/push.ts';
import { isPublicAddress } from './addresses.ts';

test.each(['8.8.8.8', '142.250.4.188', '2404:6800:4003:c00::bc', '2a03:2880::1'])('%s is a public address', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1%eth0',
  'fd00::1',
  'fc00::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'ff02::1',
  '',
])('“%s” is none', (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def_-1',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://wns2-par02p.notify.windows.com/w/?token=BQ%3d',
])('%s is where a push service may be', (address) => expect(isPushAddress(address)).toBe(true));

test.each([
  'http://push.example.org/a',
  'https://localhost/a',
  'https://push.localhost/a',
  'https://printer.local/a',
  'https://metadata.google.internal/a',
  'https://127.0.0.1/a',
  'https://127.1/a',
  'https://2130706433/a',
  'https://0x7f.0.0.1/a',
  'https://0x7f000001/a',
  'https://[::1]/a',
  'https://push.example.org:8443/a',
  'https://name:word@push.example.org/a',
  'https://push.example.org\\@127.0.0.1/a',
  'https://push.example.org@127.0.0.1/a',
  'https://push.example.org/',
  'https://push.example.org/a b',
  'ftp://push.example.org/a',
  '//push.example.org/a',
])('“%s” is refused before anything is looked up', (address) => expect(isPushAddress(address)).toBe(false));

test('keys have the length that encryption needs', () => {
  const { subscription } = browser();
  const fits = (keys: object): boolean => PushSubscription.safeParse({ ...subscription, keys: { ...subscription.keys, ...keys } }).success;
  expect(fits({})).toBe(true);
  expect(fits({ auth: `${subscription.keys.auth}==` })).toBe(true);
  for (const wrong of [{ auth: '' }, { auth: 'short' }, { p256dh: subscription.keys.auth }, { p256dh: `${subscription.keys.p256dh}AA` }, { auth: 5 }])
    expect(fits(wrong)).toBe(false);
});
