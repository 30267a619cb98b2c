import nodemailer from 'nodemailer';
import type { Mailer } from './mail.port.ts';

const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns the address with the demand for TLS: a server of another machine must offer STARTTLS, unless the operator writes
 * `ignoreTLS=true` into its address.
 */
function demandingTls(url: string): string {
  const address = new URL(url);
  const isEncrypted = address.protocol === 'smtps:';
  if (!isEncrypted && !ownMachine.has(address.hostname) && !address.searchParams.has('ignoreTLS'))
    address.searchParams.set('requireTLS', 'true');
  return address.href;
}

/** Connects and logs in to the SMTP server without sending anything. Throws when it refuses. */
export async function verifySmtp(url: string): Promise<void> {
  const transport = nodemailer.createTransport(demandingTls(url));
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Sends through an SMTP server (`smtp://user:password@host:587`). */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(demandingTls(url));
  return {
    async send(mail) {
      await transport.sendMail({
        from,
        to: mail.to,
        ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
        subject: mail.subject,
        text: mail.text,
        ...(mail.html ? { html: mail.html } : {}),
      });
    },
  };
}
