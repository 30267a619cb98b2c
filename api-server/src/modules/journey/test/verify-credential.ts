import { createPublicKey, verify } from 'node:crypto';
import type { JsonWebKey } from 'node:crypto';
import { gunzipSync } from 'node:zlib';

type Json = Record<string, unknown>;
/** Reads a public document by its address; null for 404. */
export type ReadDocument = (url: string) => Promise<string | null>;

const decode = (part: string): Json => JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Json;
const object = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});

/**
 * Verifies a compact JWS as Open Badges 3.0 describes it (8.2.4), from public documents only and with node:crypto, so
 * that it shares no code with the server that signs. Returns the credential or the reason of its refusal.
 */
export async function verifyCredential(
  jws: string,
  { read, now, trust }: { read: ReadDocument; now: Date; trust: string },
): Promise<{ readonly credential: Json } | { readonly refused: string }> {
  const [head = '', body = '', signature = ''] = jws.split('.');
  const header = decode(head);
  const kid = String(header['kid']);
  const claims = decode(body);
  const issuer = object(claims['issuer']);
  if (header['alg'] !== 'RS256') return { refused: 'algorithm' };
  // The key has to be the trusted issuer's own: a key that a file only carries proves nothing.
  if (issuer['id'] !== trust || claims['iss'] !== trust) return { refused: 'issuer' };
  if (!kid.startsWith(trust.replace(/issuer$/, 'keys/'))) return { refused: 'foreign key' };
  const published = await read(kid);
  if (published === null) return { refused: 'unknown key' };
  const jwk = JSON.parse(published) as JsonWebKey;
  const carried = object(header['jwk']);
  if (carried['n'] !== jwk['n'] || carried['e'] !== jwk['e']) return { refused: 'other key' };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  if (!verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url')))
    return { refused: 'signature' };
  if (claims['jti'] !== claims['id']) return { refused: 'id' };
  if (claims['sub'] !== object(claims['credentialSubject'])['id']) return { refused: 'subject' };
  const from = Date.parse(String(claims['validFrom']));
  if (claims['nbf'] !== from / 1000 || from > now.getTime()) return { refused: 'not yet valid' };
  if (claims['validUntil'] !== undefined) {
    const until = Date.parse(String(claims['validUntil']));
    if (claims['exp'] !== until / 1000) return { refused: 'end' };
    if (until < now.getTime()) return { refused: 'expired' };
  }
  const status = object(claims['credentialStatus']);
  if (status['type'] !== 'BitstringStatusListEntry') return { credential: claims };
  const list = await verifyCredential((await read(String(status['statusListCredential']))) ?? '', { read, now, trust });
  if ('refused' in list) return { refused: `status list: ${list.refused}` };
  return bitOf(list.credential, Number(status['statusListIndex'])) ? { refused: 'revoked' } : { credential: claims };
}

function bitOf(list: Json, index: number): boolean {
  const encoded = String(object(list['credentialSubject'])['encodedList']);
  const bits = gunzipSync(Buffer.from(encoded.replace(/^u/, ''), 'base64url'));
  return ((bits[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
}
