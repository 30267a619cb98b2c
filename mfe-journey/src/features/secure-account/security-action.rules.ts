import type { Passkey } from '@shared-kit/contracts/identity';

/** Change of the person's second factors. Each change requires their password. */
export type SecurityAction =
  | { readonly kind: 'add-totp' | 'remove-totp' | 'add-passkey' | 'renew-codes' }
  | { readonly kind: 'remove-passkey'; readonly passkey: Passkey };
