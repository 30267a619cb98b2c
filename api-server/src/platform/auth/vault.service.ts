import { createHmac } from 'node:crypto';
import { seal, unseal } from './sealed-secret.rules.ts';

/** Encrypts secret values for storage. It holds the server's secret, so that its users never see it. */
export interface Vault {
  seal(plain: Buffer, purpose: string): string;
  /** Returns null when the value was sealed with another secret or purpose, or was changed. */
  unseal(sealed: string, purpose: string): Buffer | null;
  /** Returns a keyed digest of a value, for comparing secrets that are not stored. */
  mac(value: string, purpose: string): string;
  /** Returns a short name of a value. It says nothing about the value without the server's secret. */
  fingerprint(value: string, purpose: string): string;
}

export function openVault(secret: string): Vault {
  const mac = (value: string, purpose: string) =>
    createHmac('sha256', secret).update(`${purpose}:${value}`).digest('base64url');
  return {
    seal: (plain, purpose) => seal(plain, secret, purpose),
    unseal: (sealed, purpose) => unseal(sealed, secret, purpose),
    mac,
    fingerprint: (value, purpose) => mac(value, purpose).slice(0, 8),
  };
}
