import type { Mail } from '../../../platform/mail/mail.port.ts';

/** Builds the mail of 'Esqueceu sua senha?' and 'Primeiro acesso?'. */
export function resetMail({
  to,
  name,
  tenant,
  link,
}: {
  to: string;
  name: string;
  tenant: string;
  link: string;
}): Mail {
  return {
    to,
    subject: `${tenant}: crie sua senha`,
    text: [
      `Olá, ${name}.`,
      '',
      `Recebemos um pedido para criar uma senha de acesso a ${tenant}. Para continuar, abra este endereço em até uma hora:`,
      '',
      link,
      '',
      'O endereço só pode ser usado uma vez. Se você não fez este pedido, ignore esta mensagem.',
    ].join('\n'),
  };
}
