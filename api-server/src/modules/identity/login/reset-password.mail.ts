import type { Mail } from '../../../platform/mail/mail.port.ts';
import { defineMailTemplate, mailOf, usualPlaceholders } from '../../../platform/mail/mail-template.rules.ts';

export const resetTemplate = defineMailTemplate({
  key: 'identity.reset-password',
  title: 'Esqueceu sua senha?',
  occasion: 'Vai para quem pede uma senha nova na entrada do portal, também em "Primeiro acesso?".',
  placeholders: {
    nome: usualPlaceholders.nome,
    empresa: usualPlaceholders.empresa,
    link: {
      meaning: 'Endereço para criar a senha, de uso único, que vale uma hora',
      sample: 'https://portal.exemplo.com.br/reset-password?token=exemplo',
      isRequired: true,
    },
  },
  subject: '{empresa}: crie sua senha',
  text: [
    'Olá, {nome}.',
    'Recebemos um pedido para criar uma senha de acesso a {empresa}. Para continuar, abra este endereço em até uma hora:',
    '{link}',
    'O endereço só pode ser usado uma vez. Se você não fez este pedido, ignore esta mensagem.',
  ].join('\n\n'),
});

interface ResetMail {
  readonly to: string;
  readonly name: string;
  readonly tenant: string;
  readonly link: string;
}

/** Builds the mail of 'Esqueceu sua senha?' and 'Primeiro acesso?'. */
export function resetMail({ to, name, tenant, link }: ResetMail): Mail {
  return mailOf(resetTemplate, { to, values: { nome: name, empresa: tenant, link } });
}
