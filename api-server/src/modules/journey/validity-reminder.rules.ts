import { daysBetween, formatLongDate } from '@shared-kit/contracts/calendar';

/** Days before the end of a certificate's validity on which a reminder is sent. */
export const validityReminderDays = [60, 30, 7] as const;

/**
 * Returns which reminder is due: the closest one to the end whose day has come. A server that was off sends only that
 * one. Undefined before the first one and after the end.
 */
export function dueReminder(validUntil: Date, now: Date): number | undefined {
  const left = daysBetween(now, validUntil);
  return left < 0 ? undefined : validityReminderDays.findLast((days) => left <= days);
}

/** Returns the text of a reminder. */
export function reminderText(
  { title, validUntil }: { readonly title: string; readonly validUntil: Date },
  now: Date,
): { subject: string; lines: readonly string[] } {
  const left = daysBetween(now, validUntil);
  const when = left === 0 ? 'hoje' : left === 1 ? 'amanhã' : `em ${left} dias`;
  return {
    subject: `Seu certificado de ${title} vence ${when}`,
    lines: [
      `A validade do seu certificado de ${title} termina em ${formatLongDate(validUntil)}.`,
      'Para renovar, abra Meus certificados no portal e escolha Renovar.',
    ],
  };
}
