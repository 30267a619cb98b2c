import type { Mail } from '../../../platform/mail/mail.port.ts';
import { defineMailTemplate, mailOf, usualPlaceholders } from '../../../platform/mail/mail-template.rules.ts';

export const passwordChangedTemplate = defineMailTemplate({
  key: 'identity.password-changed',
  title: 'Senha alterada',
  occasion: 'Vai para a pessoa cuja senha mudou, para que ela perceba uma troca que não fez.',
  placeholders: {
    nome: usualPlaceholders.nome,
    empresa: usualPlaceholders.empresa,
    portal: usualPlaceholders.portal,
  },
  subject: '{empresa}: sua senha foi alterada',
  text: [
    'Olá, {nome}.',
    'A senha do seu acesso a {empresa} acaba de ser alterada, e os outros dispositivos em que você estava conectado foram desconectados.',
    'Se foi você, não é preciso fazer nada.',
    'Se não foi você, crie uma nova senha agora mesmo: abra {portal}/login e escolha "Esqueceu sua senha?".',
  ].join('\n\n'),
});

interface PasswordChanged {
  readonly to: string;
  readonly name: string;
  readonly tenant: string;
  readonly portalUrl: string;
}

/** Builds the mail that notifies the person of a changed password, so that they notice a change by somebody else. */
export function passwordChangedMail({ to, name, tenant, portalUrl }: PasswordChanged): Mail {
  return mailOf(passwordChangedTemplate, { to, values: { nome: name, empresa: tenant, portal: portalUrl } });
}
