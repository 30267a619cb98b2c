import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Env } from '../../env.ts';

const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Returns the address of the caller: the last forwarded one that no trusted proxy has. Follows Fastify's rules, for
 * sockets that Fastify does not handle.
 */
export function clientAddress(trusted: Env['TRUST_PROXY'], peer: string | undefined, forwarded: string): string {
  const hops = forwarded
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  let address = peer ?? '';
  while (hops.length > 0 && isTrustedPeer(trusted, address)) address = hops.pop() ?? address;
  return address;
}

/**
 * Returns true when the forwarded headers of a peer are trusted. Follows Fastify's rules, for sockets that Fastify
 * does not handle.
 */
export function isTrustedPeer(trusted: Env['TRUST_PROXY'], address: string | undefined): boolean {
  if (trusted === false || address === undefined) return false;
  const list = new BlockList();
  for (const network of trusted.flatMap((name) => named[name] ?? [name])) {
    const [start = '', bits] = network.split('/');
    const family = isIPv6(start) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(start, family);
    else list.addSubnet(start, Number(bits), family);
  }
  if (!isIP(address)) return false;
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
