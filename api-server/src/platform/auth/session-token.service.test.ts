import { generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { HOUR_MS } from '@shared-kit/contracts/calendar';
import { sessionTokens } from './session-token.service.ts';
import type { SessionClaims } from './session-token.service.ts';

const secret = 'only-for-tests-only-for-tests-only-for-tests';
const key = new TextEncoder().encode(secret);
const now = new Date('2026-11-23T12:00:00Z');
const later = new Date(now.getTime() + HOUR_MS);
const claims: SessionClaims = { sid: 's', idUser: 1, idAppType: 1, idApp: 1, serial: 1 };
const tokens = sessionTokens(secret);
const draft = () => new SignJWT({ ...claims }).setAudience('session').setIssuedAt(now).setExpirationTime(later);
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });

const forged = {
  'no signature': async () => new UnsecuredJWT({ ...claims }).setAudience('session').setExpirationTime(later).encode(),
  'another algorithm with the same key': async () => draft().setProtectedHeader({ alg: 'HS512' }).sign(key),
  'an own key in its header': async () =>
    draft()
      .setProtectedHeader({ alg: 'RS256', jwk: rsa.publicKey.export({ format: 'jwk' }) })
      .sign(rsa.privateKey),
  'an address of keys in its header': async () =>
    draft().setProtectedHeader({ alg: 'RS256', jku: 'https://evil.example/keys' }).sign(rsa.privateKey),
  'another secret': async () =>
    draft()
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(`x${secret}`)),
  'another audience': async () => draft().setAudience('override').setProtectedHeader({ alg: 'HS256' }).sign(key),
  'no audience': async () => new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(key),
  'claims of another kind': async () =>
    new SignJWT({ sid: 's' }).setAudience('session').setProtectedHeader({ alg: 'HS256' }).sign(key),
};

test('a token is valid with its claims until it expires', async () => {
  const token = await tokens.sign(claims, now, later);
  expect(await tokens.read(token, now)).toMatchObject({ kind: 'valid', claims });
  expect(await tokens.read(token, later)).toEqual({ kind: 'expired' });
});

test.each(Object.entries(forged))('a token with %s is invalid', async (_, make) => {
  expect(await tokens.read(await make(), now)).toEqual({ kind: 'invalid' });
});

test('a token that was read before expires all the same', async () => {
  const token = await tokens.sign(claims, now, later);
  for (const _ of [1, 2]) expect(await tokens.read(token, now)).toMatchObject({ kind: 'valid', claims });
  expect(await tokens.read(token, later)).toEqual({ kind: 'expired' });
  expect(await tokens.read(token, now)).toMatchObject({ kind: 'valid', claims });
});

test('a token that was read before is refused with another secret and with another end', async () => {
  const token = await tokens.sign(claims, now, later);
  await tokens.read(token, now);
  expect(await sessionTokens(`x${secret}`).read(token, now)).toEqual({ kind: 'invalid' });
  expect(await tokens.read(`${token.slice(0, -2)}AA`, now)).toEqual({ kind: 'invalid' });
});
