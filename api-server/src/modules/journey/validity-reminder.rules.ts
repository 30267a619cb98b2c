import { daysBetween, formatLongDate } from '@shared-kit/contracts/calendar';

/** Days before the end of a certificate's validity on which a reminder is sent. */
export const validityReminderDays = [90, 60, 30, 7] as const;

/**
 * Returns which reminder is due: the closest one to the end whose day has come. A server that was off sends only that
 * one. Undefined before the first one and after the end.
 */
export function dueReminder(validUntil: Date, now: Date): number | undefined {
  const left = daysBetween(now, validUntil);
  return left < 0 ? undefined : validityReminderDays.findLast((days) => left <= days);
}

/** Returns the values of a reminder. */
export function reminderValues(
  { title, validUntil }: { readonly title: string; readonly validUntil: Date },
  now: Date,
): { treinamento: string; quando: string; validade: string } {
  const left = daysBetween(now, validUntil);
  const quando = left === 0 ? 'hoje' : left === 1 ? 'amanhã' : `em ${left} dias`;
  return { treinamento: title, quando, validade: formatLongDate(validUntil) };
}
