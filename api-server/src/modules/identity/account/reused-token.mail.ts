import type { Mail } from '../../../platform/mail/mail.port.ts';
import { defineMailTemplate, mailOf, usualPlaceholders } from '../../../platform/mail/mail-template.rules.ts';

/** Lines of the notice about a session that was ended because an older token of it was used again. */
export function reusedTokenLines(tenant: string): readonly string[] {
  return [
    `Encerramos um dos seus acessos a ${tenant}, porque uma cópia antiga dele voltou a ser usada. Outra pessoa pode ter copiado os dados do seu navegador.`,
    'Entre novamente. Se você não reconhece esse uso, altere a sua senha e confira os "Dispositivos conectados" no menu do seu perfil.',
  ];
}

export const reusedTokenTemplate = defineMailTemplate({
  key: 'identity.session-ended',
  title: 'Acesso encerrado por segurança',
  occasion: 'Vai para a pessoa quando uma cópia antiga do acesso dela voltou a ser usada e o portal o encerrou.',
  placeholders: {
    nome: usualPlaceholders.nome,
    empresa: usualPlaceholders.empresa,
    portal: usualPlaceholders.portal,
  },
  subject: '{empresa}: encerramos um acesso à sua conta',
  text: ['Olá, {nome}.', ...reusedTokenLines('{empresa}'), 'Endereço para entrar: {portal}/login'].join('\n\n'),
});

interface ReusedToken {
  readonly to: string;
  readonly name: string;
  readonly tenant: string;
  readonly portalUrl: string;
}

/** Builds the mail that notifies the person of the same. */
export function reusedTokenMail({ to, name, tenant, portalUrl }: ReusedToken): Mail {
  return mailOf(reusedTokenTemplate, { to, values: { nome: name, empresa: tenant, portal: portalUrl } });
}
