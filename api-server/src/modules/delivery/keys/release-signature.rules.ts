import { createPublicKey, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { signedText } from '@shared-kit/contracts/delivery';
import type { SignedRelease } from '@shared-kit/contracts/delivery';

/** Signs the release's canonical text with Ed25519; returns base64url. */
export function signatureOf(release: SignedRelease, privateKey: KeyObject): string {
  return sign(null, Buffer.from(signedText(release)), privateKey).toString('base64url');
}

/** Returns true when the signature belongs to exactly this release and this public key (raw Ed25519, base64url). */
export function isSignatureValid(release: SignedRelease, signature: string, publicKey: string): boolean {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
    return verify(null, Buffer.from(signedText(release)), key, Buffer.from(signature, 'base64url'));
  } catch {
    // An invalid key or signature proves nothing.
    return false;
  }
}
