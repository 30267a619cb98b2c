import type { Mail } from '../../../platform/mail/mail.port.ts';
import { defineMailTemplate, mailOf, usualPlaceholders } from '../../../platform/mail/mail-template.rules.ts';

const { nome, empresa, portal } = usualPlaceholders;

/**
 * Mail that asks for the confirmation of an address. The address may belong to a stranger, so it has neither the name of
 * the person nor anything else that somebody typed.
 */
export const confirmEmailTemplate = defineMailTemplate({
  key: 'identity.confirm-email',
  title: 'Confirmação de e-mail',
  occasion: 'Vai para o endereço que alguém informou. Pode ser de outra pessoa, por isso não tem o nome.',
  placeholders: {
    empresa,
    link: {
      meaning: 'Endereço que confirma o e-mail e vale um dia',
      sample: 'https://portal.exemplo.com.br/confirm-email?token=exemplo',
      isRequired: true,
    },
  },
  subject: '{empresa}: confirme o seu e-mail',
  text: [
    'Olá.',
    'Este e-mail foi informado num cadastro em {empresa}. Para confirmar que ele é seu, abra este endereço em até um dia:',
    '{link}',
    'Se não foi você, não confirme: abra o endereço e escolha "Não fui eu", ou ignore esta mensagem.',
  ].join('\n\n'),
});

export function confirmEmailMail({ to, tenant, link }: { to: string; tenant: string; link: string }): Mail {
  return mailOf(confirmEmailTemplate, { to, values: { empresa: tenant, link } });
}

export const emailInUseTemplate = defineMailTemplate({
  key: 'identity.email-in-use',
  title: 'E-mail já tem uma conta',
  occasion: 'Vai para um endereço que já é de uma conta, quando alguém o informa em outro cadastro.',
  placeholders: { empresa, portal },
  subject: '{empresa}: este e-mail já tem uma conta',
  text: [
    'Olá.',
    'Este e-mail foi informado num cadastro em {empresa}, mas já tem uma conta lá. Nada mudou nela.',
    'Se foi você, entre com essa conta: abra {portal}/login e, se preciso, escolha "Esqueceu sua senha?".',
    'Se não foi você, ignore esta mensagem.',
  ].join('\n\n'),
});

/** Builds the mail to an address that already counts for an account, when it was typed for another one. */
export function emailInUseMail({ to, tenant, portalUrl }: { to: string; tenant: string; portalUrl: string }): Mail {
  return mailOf(emailInUseTemplate, { to, values: { empresa: tenant, portal: portalUrl } });
}

interface ToOldAddress {
  readonly to: string;
  readonly name: string;
  readonly tenant: string;
  readonly portalUrl: string;
}

export const changeAskedTemplate = defineMailTemplate({
  key: 'identity.email-change-asked',
  title: 'Pedido de troca de e-mail',
  occasion: 'Vai para o endereço atual de quem pede a troca, que ainda pode impedi-la.',
  placeholders: { nome, empresa, portal },
  subject: '{empresa}: pedido de troca de e-mail',
  text: [
    'Olá, {nome}.',
    'Foi pedida a troca do e-mail do seu acesso a {empresa}. Ela só vale depois que o novo endereço for confirmado.',
    'Se foi você, não é preciso fazer nada.',
    'Se não foi você, crie uma nova senha agora mesmo, e a troca é cancelada: abra {portal}/login e escolha "Esqueceu sua senha?".',
  ].join('\n\n'),
});

/** Builds the mail to the present address when another one was asked for: the owner can still stop the change. */
export function changeAskedMail({ to, name, tenant, portalUrl }: ToOldAddress): Mail {
  return mailOf(changeAskedTemplate, { to, values: { nome: name, empresa: tenant, portal: portalUrl } });
}

export const emailChangedTemplate = defineMailTemplate({
  key: 'identity.email-changed',
  title: 'E-mail alterado',
  occasion: 'Vai para o endereço anterior, depois da troca.',
  placeholders: { nome, empresa },
  subject: '{empresa}: seu e-mail foi alterado',
  text: [
    'Olá, {nome}.',
    'O e-mail do seu acesso a {empresa} foi trocado por outro. Este endereço não recebe mais mensagens do portal nem serve de login.',
    'Se não foi você, fale com quem administra o portal.',
  ].join('\n\n'),
});

/** Builds the mail to the former address after the change. */
export function emailChangedMail({ to, name, tenant }: Omit<ToOldAddress, 'portalUrl'>): Mail {
  return mailOf(emailChangedTemplate, { to, values: { nome: name, empresa: tenant } });
}
