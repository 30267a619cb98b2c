import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks of IPv4 that are not the public internet (IANA's special-purpose registry). */
const special = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [start = '', bits] = network.split('/');
  special.addSubnet(start, Number(bits), 'ipv4');
}

/** The part of IPv6 that is given out, and in it the networks that are documentation or carry IPv4 addresses. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
const carriers = new BlockList();
carriers.addSubnet('2001::', 23, 'ipv6');
carriers.addSubnet('2001:db8::', 32, 'ipv6');
carriers.addSubnet('2002::', 16, 'ipv6');
carriers.addSubnet('3fff::', 20, 'ipv6');

/** Returns whether an IP address belongs to the public internet, so that the server may fetch from it for somebody. */
export function isPublicAddress(address: string): boolean {
  const [bare = ''] = address.split('%', 1);
  if (isIPv4(bare)) return !special.check(bare, 'ipv4');
  return isIPv6(bare) && globalUnicast.check(bare, 'ipv6') && !carriers.check(bare, 'ipv6');
}
