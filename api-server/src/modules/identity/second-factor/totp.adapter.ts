import { Secret, TOTP } from 'otpauth';
import type { TotpSetup } from '@shared-kit/contracts/identity';
import { qrCode } from '../../../platform/images/qr-code.adapter.ts';

/** Seconds for which a code is shown. A code of the step before or after is accepted, because clocks differ. */
const period = 30;

interface Labels {
  /** Name of the tenant, as the app shows it. */
  readonly issuer: string;
  readonly username: string;
}

const totpOf = (secret: Secret, { issuer, username }: Labels) =>
  new TOTP({ issuer, label: username, secret, algorithm: 'SHA1', digits: 6, period });

/** Returns a new secret of 160 bits. */
export function newTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: 20 }).bytes);
}

/** Presents a secret for an authenticator app: as QR code and as a key to type. */
export async function presentTotp(secret: Buffer, labels: Labels): Promise<TotpSetup> {
  const totp = totpOf(new Secret({ buffer: Uint8Array.from(secret).buffer }), labels);
  const uri = totp.toString();
  const key = totp.secret.base32.replaceAll(/(.{4})(?=.)/g, '$1 ');
  return { key, uri, qr: await qrCode(uri) };
}

/** Returns the time step of a correct code, or null. The caller refuses a step that was used. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  const totp = totpOf(new Secret({ buffer: Uint8Array.from(secret).buffer }), { issuer: '', username: '' });
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totp.validate({ token, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}
