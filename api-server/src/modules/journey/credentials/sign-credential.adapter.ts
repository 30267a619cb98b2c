import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { JWTPayload } from 'jose';
import type { CredentialAddresses } from './credential-address.rules.ts';
import type { SigningKey } from './credential-key.repository.ts';

/**
 * Signs a credential as a compact JWS (VC-JWT). The header carries the key, so that a file verifies without network, and
 * its address at the issuer, so that a verifier can see whose key it is (docs/adr/0038).
 */
export async function signCredential(
  claims: JWTPayload,
  { idKey, publicJwk, privateKey }: SigningKey,
  at: CredentialAddresses,
): Promise<string> {
  const { kty, n, e } = publicJwk;
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: at.key(idKey), jwk: { kty, n, e }, typ: 'JWT' })
    .sign(createPrivateKey({ key: privateKey, format: 'der', type: 'pkcs8' }));
}
