import * as z from 'zod/mini';
import type { ApiError } from 'shared-kit/api';
import { digitsOf, isPhone } from 'shared-kit/format';
import { labels } from './labels.ts';

/** How long a PIN is good for (decision 6), and how long whoever asked for one waits before asking for another. */
export const PIN_MS = 10 * 60 * 1000;
export const RESEND_MS = 30 * 1000;

/** A phone that a PIN was sent to; kept in the tab, since whoever looks for the message on the same phone may come back to a page loaded anew. */
export const sentPinSchema = z.object({
  phone: z.string(),
  /** What the server said of it. */
  message: z.string(),
  /** Milliseconds since 1970. */
  sentAt: z.number(),
});
export type SentPin = Readonly<z.infer<typeof sentPinSchema>>;

/** The PIN step names the phone, so it can't be reached without one. */
export type ActivationStep = { readonly kind: 'phone' } | ({ readonly kind: 'pin' } & SentPin);

export function stepFrom(sent: SentPin | undefined, now: number): ActivationStep {
  return sent && now - sent.sentAt < PIN_MS ? { kind: 'pin', ...sent } : { kind: 'phone' };
}

/** Seconds until another PIN may be asked for. */
export function resendIn({ sentAt }: SentPin, now: number): number {
  return Math.max(0, Math.ceil((sentAt + RESEND_MS - now) / 1000));
}

export function phoneFault(phone: string): string | undefined {
  if (phone === '') return labels.phoneMissing;
  return isPhone(phone) ? undefined : labels.phoneWrong;
}

/** A5-35. */
export function pinFault(pin: string): string | undefined {
  return pin.trim() === '' ? labels.pinMissing : undefined;
}

/** As it is read out of a message: '123 456' is 123456. */
export const typedPin = (text: string): string => digitsOf(text, 6);

/** A8-30, A8-31: the server's message, or the default where no answer of the server's arrived. */
export function refusal({ code, message }: Pick<ApiError, 'code' | 'message'>, otherwise: string): string {
  return code.startsWith('transport.') || message === '' ? otherwise : message;
}
