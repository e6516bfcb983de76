// Normalizes addresses for rate limits: providers assign a whole network to every IPv6 line.
import { isIPv6 } from 'node:net';

const groupCount = 8;
const mappedPrefix = 0xffff;

/** The eight groups of an IPv6 address; the last four bytes may be written as IPv4. */
function groupsOf(address: string): number[] {
  const sides = address.split('::').map((side) =>
    (side === '' ? [] : side.split(':')).flatMap((group) => {
      if (!group.includes('.')) return [Number.parseInt(group, 16)];
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
      return [a * 256 + b, c * 256 + d];
    }),
  );
  const [before = [], after = []] = sides;
  return [...before, ...Array.from({ length: groupCount - before.length - after.length }, () => 0), ...after];
}

/** The address that limits count: IPv4 as it is (also IPv4-mapped IPv6), and the /64 network of an IPv6 address. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === mappedPrefix;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The /48 that a network of `networkOf` lies in, where it is one of IPv6: one customer may have all of it. */
export function wideNetworkOf(network: string): string | undefined {
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : undefined;
}
