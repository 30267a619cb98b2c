import { putInOutbox } from '../outbox-file.ts';
import type { Mailer } from './mail.ts';

/** Puts each mail into a folder as JSON instead of sending it; the default where no SMTP server is configured. */
export function outboxMailer(folder: string): Mailer {
  return { send: (mail) => putInOutbox(folder, mail) };
}
