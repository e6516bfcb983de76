// Which network addresses a push may be sent to. Anyone who subscribes names the host, so it must not lead into our own network.
import { BlockList, isIP } from 'node:net';

const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, prefix, 'ipv4');
// Documentation, and two ways to write an IPv4 address inside an IPv6 one.
closed.addSubnet('2001::', 23, 'ipv6');
closed.addSubnet('2001:db8::', 32, 'ipv6');
closed.addSubnet('2002::', 16, 'ipv6');

/** All public IPv6 addresses there are so far. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const [plain = ''] = address.split('%');
  if (isIP(plain) === 4) return !closed.check(plain, 'ipv4');
  return isIP(plain) === 6 && open6.check(plain, 'ipv6') && !closed.check(plain, 'ipv6');
}
