import type { Mail } from '../../../platform/mail/mail.port.ts';

interface ContactMail {
  readonly to: string;
  readonly tenant: string;
  readonly writer: {
    readonly name: string;
    readonly username: string;
    readonly email: string;
    readonly department: string;
  };
  readonly message: string;
}

/** Builds the mail of a contact form message. Replies go to its author. */
export function contactMail({ to, tenant, writer, message }: ContactMail): Mail {
  const { name, username, email, department } = writer;
  const lines = [
    `Nome: ${name}`,
    `Login: ${username}`,
    `E-mail: ${email}`,
    ...(department === '' ? [] : [`Área: ${department}`]),
  ];
  return {
    to,
    ...(email === '' ? {} : { replyTo: email }),
    subject: `${tenant}: mensagem de ${name}`,
    text: [message, '', '--', ...lines, `Enviado por Fale conosco, ${tenant}.`].join('\n'),
  };
}
