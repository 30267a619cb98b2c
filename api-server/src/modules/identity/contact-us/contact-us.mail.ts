import type { Mail } from '../../../platform/mail/mail.port.ts';
import { defineMailTemplate, mailOf, usualPlaceholders } from '../../../platform/mail/mail-template.rules.ts';

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

export const contactTemplate = defineMailTemplate({
  key: 'identity.contact',
  title: 'Fale conosco',
  occasion: 'Vai para o endereço do Fale conosco quando alguém escreve. As respostas vão para quem escreveu.',
  placeholders: {
    empresa: usualPlaceholders.empresa,
    pessoa: { meaning: 'Nome de quem escreveu', sample: 'Bruno Lima' },
    mensagem: { meaning: 'O que a pessoa escreveu', sample: 'Não encontro o meu certificado.', isRequired: true },
    dados: {
      meaning: 'Nome, login, e-mail e área de quem escreveu',
      sample: 'Nome: Bruno Lima\nLogin: bruno\nE-mail: bruno@exemplo.com.br\nÁrea: Vendas',
    },
  },
  subject: '{empresa}: mensagem de {pessoa}',
  text: '{mensagem}\n\n--\n{dados}\nEnviado por Fale conosco, {empresa}.',
});

/** Builds the mail of a contact form message. Replies go to its author. */
export function contactMail({ to, tenant, writer, message }: ContactMail): Mail {
  const { name, username, email, department } = writer;
  const lines = [
    `Nome: ${name}`,
    `Login: ${username}`,
    `E-mail: ${email}`,
    ...(department === '' ? [] : [`Área: ${department}`]),
  ];
  return mailOf(contactTemplate, {
    to,
    ...(email === '' ? {} : { replyTo: email }),
    values: { empresa: tenant, pessoa: name, mensagem: message, dados: lines.join('\n') },
  });
}
