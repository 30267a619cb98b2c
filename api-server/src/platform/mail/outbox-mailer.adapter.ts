import { putInOutbox } from '../outbox-file.adapter.ts';
import type { Mailer } from './mail.port.ts';

/**
 * Writes each mail to a folder as JSON instead of sending it. This is the default when no SMTP server is configured.
 */
export function outboxMailer(folder: string): Mailer {
  return { send: (mail) => putInOutbox(folder, mail) };
}
