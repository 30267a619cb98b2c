import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';

/** Last labels of names that are not on the internet, or that nobody can own. */
const privateEndings = new Set([
  'alt',
  'arpa',
  'corp',
  'example',
  'home',
  'internal',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'onion',
  'test',
]);

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Reads a domain as somebody types it: with capitals, accents, a final dot or a whole address. Empty for no domain. */
export function typedDomain(text: string): string {
  const bare = text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/s, '')
    .replace(/\.$/, '');
  if (bare === '' || /[\s@:%]/.test(bare)) return '';
  const domain = domainToASCII(bare.toLowerCase());
  if (domain.length > 253 || isIP(domain) !== 0) return '';
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1) ?? '')
    ? domain
    : '';
}

/** Returns whether a domain can be on the internet. */
export function isOnInternet(domain: string): boolean {
  return !privateEndings.has(domain.split('.').at(-1) ?? '');
}

/** Name in DNS that carries the proof of a domain. */
export const proofNameOf = (domain: string): string => `_portal-dominio.${domain}`;

/** Text that the record of the proof has. */
export const proofOf = (token: string): string => `portal-dominio=${token}`;
