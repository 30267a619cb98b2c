import type { Mail } from '../../../platform/mail/mail.port.ts';
import { defineMailTemplate, mailOf, usualPlaceholders } from '../../../platform/mail/mail-template.rules.ts';

interface AccessLink {
  readonly to: string;
  readonly name: string;
  readonly username: string;
  readonly tenant: string;
  readonly link: string;
  readonly days: number;
}

export const accessLinkTemplate = defineMailTemplate({
  key: 'identity.access-link',
  title: 'Primeiro acesso',
  occasion: 'Vai para quem a administração cadastrou, importou ou a quem ela enviou um link de senha.',
  placeholders: {
    nome: usualPlaceholders.nome,
    login: usualPlaceholders.login,
    empresa: usualPlaceholders.empresa,
    link: {
      meaning: 'Endereço para escolher a senha, de uso único',
      sample: 'https://portal.exemplo.com.br/reset-password?token=exemplo',
      isRequired: true,
    },
    dias: { meaning: 'Dias em que o endereço vale', sample: '7' },
  },
  subject: '{empresa}: crie sua senha',
  text: [
    'Olá, {nome}.',
    'A administração de {empresa} preparou o seu acesso ao portal. O seu login é {login}.\nPara escolher a senha, abra este endereço em até {dias} dias:',
    '{link}',
    'O endereço só pode ser usado uma vez. Se você não esperava esta mensagem, ignore-a.',
  ].join('\n\n'),
});

/** Builds the mail with which the administration gives or renews an access. */
export function accessLinkMail({ to, name, username, tenant, link, days }: AccessLink): Mail {
  const values = { nome: name, login: username, empresa: tenant, link, dias: String(days) };
  return mailOf(accessLinkTemplate, { to, values });
}
