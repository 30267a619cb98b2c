import { signedText } from 'shared-kit/contracts/delivery';
import type { Composition, Release } from 'shared-kit/contracts/delivery';

/**
 * Whether a release's record is the one that was signed when it was published. The server checks it before it writes the page;
 * here it is checked once more against what arrived. What was never published has no signature, and a browser without Ed25519, or a page that
 * didn't come safely, leaves it at the server's check.
 */
export async function isGenuine(release: Release, keys: Composition['keys']): Promise<boolean> {
  if (!release.signature || !globalThis.crypto?.subtle) return true;
  const raw = keys[release.signature.key];
  if (raw === undefined) return false;
  const key = await publicKey(raw);
  return (
    key === undefined ||
    crypto.subtle.verify(
      'Ed25519',
      key,
      bytesOf(release.signature.value),
      new TextEncoder().encode(signedText(release)),
    )
  );
}

async function publicKey(raw: string): Promise<CryptoKey | undefined> {
  try {
    return await crypto.subtle.importKey('raw', bytesOf(raw), 'Ed25519', false, ['verify']);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return undefined;
    throw error;
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
}
