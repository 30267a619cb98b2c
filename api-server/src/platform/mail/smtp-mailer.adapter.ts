import nodemailer from 'nodemailer';
import type { Mailer } from './mail.port.ts';

/** Connects and logs in to the SMTP server without sending anything. Throws when it refuses. */
export async function verifySmtp(url: string): Promise<void> {
  const transport = nodemailer.createTransport(url);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Sends through an SMTP server (`smtp://user:password@host:587`). */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(url);
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
