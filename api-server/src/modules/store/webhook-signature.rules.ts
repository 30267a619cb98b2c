import { createHmac } from 'node:crypto';
import { MINUTE_MS } from '@shared-kit/contracts/calendar';
import { isSameSecret } from '../../platform/auth/same-secret.rules.ts';

/** Age of a notification, in milliseconds, after which its signature no longer counts. */
const MAX_AGE_MS = 5 * MINUTE_MS;

interface Signed {
  /** Id of the payment, from the address. */
  readonly dataId: string;
  /** The `x-request-id` header. */
  readonly requestId: string;
  /** Seconds since 1970. */
  readonly ts: string;
}

/** Returns the `x-signature` header of Mercado Pago's webhooks: HMAC-SHA256 of id, request and time. */
export function signatureHeader(signed: Signed, secret: string): string {
  return `ts=${signed.ts},v1=${digest(signed, secret)}`;
}

/** Returns whether the header signs these values and is not older, or newer, than five minutes. */
export function isSignedNow(
  header: string,
  values: Omit<Signed, 'ts'>,
  { secret, now }: { readonly secret: string; readonly now: Date },
): boolean {
  const parts = new Map(header.split(',').map((part) => pairOf(part)));
  const ts = parts.get('ts') ?? '';
  const sent = Number(ts) * (ts.length > 10 ? 1 : 1000);
  if (!/^\d{10,13}$/.test(ts) || Math.abs(now.getTime() - sent) > MAX_AGE_MS) return false;
  return isSameSecret(parts.get('v1') ?? '', digest({ ...values, ts }, secret));
}

function pairOf(part: string): [string, string] {
  const at = part.indexOf('=');
  return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
}

function digest({ dataId, requestId, ts }: Signed, secret: string): string {
  return createHmac('sha256', secret)
    .update(`id:${dataId.toLowerCase()};request-id:${requestId};ts:${ts};`)
    .digest('hex');
}
