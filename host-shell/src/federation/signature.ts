import { signedText } from '@shared-kit/contracts/delivery';
import type { Composition, Release } from '@shared-kit/contracts/delivery';

/**
 * Returns whether a release's record is the one that was signed at publication. The server checks it before it writes
 * the page; this function checks the received record again. It accepts unpublished releases, which have no signature.
 * In browsers without Ed25519 and in insecure contexts only the server's check applies.
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
