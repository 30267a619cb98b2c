import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the network under which attempts from an address are counted: an IPv4 address as it is, also when it comes
 * mapped into IPv6, and the /64 of an IPv6 address, because one line has all addresses of a /64.
 */
export function sourceOf(address: string): string {
  const [bare = ''] = address.split('%', 1);
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  if (isMapped(groups)) return [groups[6], groups[7]].flatMap((group = 0) => [group >> 8, group & 255]).join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

function isMapped(groups: readonly number[]): boolean {
  return groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
}

/** Returns the eight groups of a valid IPv6 address in any of its spellings. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = withoutDots(address).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after].map((group) => Number.parseInt(group, 16));
}

/** Writes an IPv4 tail as two groups: `::ffff:192.0.2.1` → `::ffff:c000:201`. */
function withoutDots(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
}
