import { createHmac } from 'node:crypto';

/** Returns a value that recognises a secret and reveals nothing of it. */
export function secretFingerprint(secret: string): string {
  return createHmac('sha256', secret).update('azulejo-backup').digest('hex');
}
