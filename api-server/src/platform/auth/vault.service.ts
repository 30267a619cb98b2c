import { seal, unseal } from './sealed-secret.rules.ts';

/** Encrypts secret values for storage. It holds the server's secret, so that its users never see it. */
export interface Vault {
  seal(plain: Buffer, purpose: string): string;
  /** Returns null when the value was sealed with another secret or purpose, or was changed. */
  unseal(sealed: string, purpose: string): Buffer | null;
}

export function openVault(secret: string): Vault {
  return {
    seal: (plain, purpose) => seal(plain, secret, purpose),
    unseal: (sealed, purpose) => unseal(sealed, secret, purpose),
  };
}
