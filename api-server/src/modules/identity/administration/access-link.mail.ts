import type { Mail } from '../../../platform/mail/mail.port.ts';

interface AccessLink {
  readonly to: string;
  readonly name: string;
  readonly username: string;
  readonly tenant: string;
  readonly link: string;
  readonly days: number;
}

/** Builds the mail with which the administration gives or renews an access. */
export function accessLinkMail({ to, name, username, tenant, link, days }: AccessLink): Mail {
  return {
    to,
    subject: `${tenant}: crie sua senha`,
    text: [
      `Olá, ${name}.`,
      '',
      `A administração de ${tenant} preparou o seu acesso ao portal. O seu login é ${username}.`,
      `Para escolher a senha, abra este endereço em até ${days} dias:`,
      '',
      link,
      '',
      'O endereço só pode ser usado uma vez. Se você não esperava esta mensagem, ignore-a.',
    ].join('\n'),
  };
}
