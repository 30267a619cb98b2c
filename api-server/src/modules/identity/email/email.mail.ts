import type { Mail } from '../../../platform/mail/mail.port.ts';

/**
 * Builds the mail that asks for the confirmation of an address. The address may belong to a stranger, so the mail names
 * neither the person nor anything else that somebody typed.
 */
export function confirmEmailMail({ to, tenant, link }: { to: string; tenant: string; link: string }): Mail {
  return {
    to,
    subject: `${tenant}: confirme o seu e-mail`,
    text: [
      'Olá.',
      '',
      `Este e-mail foi informado num cadastro em ${tenant}. Para confirmar que ele é seu, abra este endereço em até um dia:`,
      '',
      link,
      '',
      'Se não foi você, não confirme: abra o endereço e escolha "Não fui eu", ou ignore esta mensagem.',
    ].join('\n'),
  };
}

/** Builds the mail to an address that already counts for an account, when it was typed for another one. */
export function emailInUseMail({ to, tenant, portalUrl }: { to: string; tenant: string; portalUrl: string }): Mail {
  return {
    to,
    subject: `${tenant}: este e-mail já tem uma conta`,
    text: [
      'Olá.',
      '',
      `Este e-mail foi informado num cadastro em ${tenant}, mas já tem uma conta lá. Nada mudou nela.`,
      '',
      `Se foi você, entre com essa conta: abra ${portalUrl}/login e, se preciso, escolha "Esqueceu sua senha?".`,
      '',
      'Se não foi você, ignore esta mensagem.',
    ].join('\n'),
  };
}

interface ToOldAddress {
  readonly to: string;
  readonly name: string;
  readonly tenant: string;
  readonly portalUrl: string;
}

/** Builds the mail to the present address when another one was asked for: the owner can still stop the change. */
export function changeAskedMail({ to, name, tenant, portalUrl }: ToOldAddress): Mail {
  return {
    to,
    subject: `${tenant}: pedido de troca de e-mail`,
    text: [
      `Olá, ${name}.`,
      '',
      `Foi pedida a troca do e-mail do seu acesso a ${tenant}. Ela só vale depois que o novo endereço for confirmado.`,
      '',
      'Se foi você, não é preciso fazer nada.',
      '',
      `Se não foi você, crie uma nova senha agora mesmo, e a troca é cancelada: abra ${portalUrl}/login e escolha "Esqueceu sua senha?".`,
    ].join('\n'),
  };
}

/** Builds the mail to the former address after the change. */
export function emailChangedMail({ to, name, tenant }: Omit<ToOldAddress, 'portalUrl'>): Mail {
  return {
    to,
    subject: `${tenant}: seu e-mail foi alterado`,
    text: [
      `Olá, ${name}.`,
      '',
      `O e-mail do seu acesso a ${tenant} foi trocado por outro. Este endereço não recebe mais mensagens do portal nem serve de login.`,
      '',
      'Se não foi você, fale com quem administra o portal.',
    ].join('\n'),
  };
}
