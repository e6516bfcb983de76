import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pushService, type PushService } from '#server/testing/push.ts';
import { openPushTransport, PrivateHost, type PushWays } from './transport.ts';

let service: PushService;
beforeAll(async () => void (service = await pushService()));
beforeEach(() => {
  service.received.length = 0;
  service.answer(201);
});
afterAll(() => service.close());

// A host of its own in each test: a connection that is still open is not looked up again.
const to = (host: string) => ({ endpoint: `https://${host}.example.org/send/one`, headers: { TTL: 1 }, body: Buffer.from('sealed') });
/** As it is in the product, but for where a name leads. */
const leadingTo = (addresses: readonly string[]) => {
  const { request } = service.ways as PushWays;
  return openPushTransport({
    request,
    resolve: (_host, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      ),
  });
};

test('answers with the status of the push service', async () => {
  expect(await openPushTransport(service.ways)(to('open'))).toBe(201);
  expect(service.received).toMatchObject([{ path: '/send/one', body: Buffer.from('sealed') }]);
});

test('does not follow a redirect', async () => {
  service.answer(307);
  expect(await openPushTransport(service.ways)(to('moved'))).toBe(307);
  expect(service.received).toHaveLength(1);
});

test.each([
  ['this machine', 'here', ['127.0.0.1']],
  ['our own network', 'near', ['10.0.0.7']],
  ['a public address beside a private one', 'both', ['8.8.8.8', '192.168.0.1']],
])('sends nothing to a host whose name leads to %s', async (_name, host, addresses) => {
  await expect(leadingTo(addresses)(to(host))).rejects.toThrow(PrivateHost);
  expect(service.received).toEqual([]);
});

test('says that a name leads nowhere', async () => {
  await expect(leadingTo([])(to('nowhere'))).rejects.toThrow('no address');
});
