import * as z from 'zod/mini';
import type { ApiError } from '@shared-kit/runtime/api';
import { digitsOf, isPhone } from '@shared-kit/ui/format';
import { labels } from './labels.ts';

/** Validity of a PIN (decision 6), and the waiting time before another one can be requested. Milliseconds. */
export const PIN_MS = 10 * 60 * 1000;
export const RESEND_MS = 30 * 1000;

/**
 * Phone that a PIN was sent to. It is stored for the tab, because a phone may reload the page after the person reads
 * the message.
 */
export const sentPinSchema = z.object({
  phone: z.string(),
  /** The server's message about it. */
  message: z.string(),
  /** Milliseconds since 1970. */
  sentAt: z.number(),
});
export type SentPin = Readonly<z.infer<typeof sentPinSchema>>;

/** Step of the activation. The PIN step contains the phone, so it can't be reached without one. */
export type ActivationStep = { readonly kind: 'phone' } | ({ readonly kind: 'pin' } & SentPin);

export function stepFrom(sent: SentPin | undefined, now: number): ActivationStep {
  return sent && now - sent.sentAt < PIN_MS ? { kind: 'pin', ...sent } : { kind: 'phone' };
}

/** Returns the seconds until another PIN can be requested. */
export function resendIn({ sentAt }: SentPin, now: number): number {
  return Math.max(0, Math.ceil((sentAt + RESEND_MS - now) / 1000));
}

export function phoneFault(phone: string): string | undefined {
  if (phone === '') return labels.phoneMissing;
  return isPhone(phone) ? undefined : labels.phoneWrong;
}

/** A5-35: returns the fault of an empty PIN. */
export function pinFault(pin: string): string | undefined {
  return pin.trim() === '' ? labels.pinMissing : undefined;
}

/** Returns the digits of a copied PIN: '123 456' becomes 123456. */
export const typedPin = (text: string): string => digitsOf(text, 6);

/** A8-30, A8-31: returns the server's message, or the default when no response arrived. */
export function refusal({ code, message }: Pick<ApiError, 'code' | 'message'>, otherwise: string): string {
  return code.startsWith('transport.') || message === '' ? otherwise : message;
}
