import { createPublicKey, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { signedText } from 'shared-kit/contracts/delivery';
import type { SignedRelease } from 'shared-kit/contracts/delivery';

/** Ed25519 over the release's signed text, base64url. */
export function signatureOf(release: SignedRelease, privateKey: KeyObject): string {
  return sign(null, Buffer.from(signedText(release)), privateKey).toString('base64url');
}

/** Whether the signature was made for exactly this release by the holder of the key (raw Ed25519, base64url). */
export function signatureHolds(release: SignedRelease, signature: string, publicKey: string): boolean {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
    return verify(null, Buffer.from(signedText(release)), key, Buffer.from(signature, 'base64url'));
  } catch {
    // A key or a signature that is none: it proves nothing.
    return false;
  }
}
