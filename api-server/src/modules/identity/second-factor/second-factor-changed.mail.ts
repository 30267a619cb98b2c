import type { Mail } from '../../../platform/mail/mail.port.ts';
import { defineMailTemplate, mailOf, usualPlaceholders } from '../../../platform/mail/mail-template.rules.ts';
import type { FactorEvent } from './second-factor.repository.ts';

const texts: Record<FactorEvent, string> = {
  'totp-added': 'um aplicativo autenticador foi adicionado',
  'totp-removed': 'o aplicativo autenticador foi removido',
  'passkey-added': 'uma chave de acesso foi adicionada',
  'passkey-removed': 'uma chave de acesso foi removida',
  'recovery-codes-renewed': 'novos códigos de recuperação foram gerados, e os anteriores deixaram de valer',
  'recovery-code-used': 'um código de recuperação foi usado para entrar',
  reset: 'o suporte removeu o aplicativo autenticador, as chaves de acesso e os códigos de recuperação',
};

/** Lines of the notice about a change of a person's second factors. */
export function factorLines(tenant: string, event: FactorEvent): string[] {
  return linesFor(tenant, texts[event]);
}

function linesFor(tenant: string, change: string): string[] {
  return [
    `A verificação em duas etapas do seu acesso a ${tenant} mudou: ${change}.`,
    'Se não foi você, altere a sua senha agora mesmo e confira a seção "Segurança" do seu perfil.',
  ];
}

export function factorSubject(tenant: string): string {
  return `${tenant}: sua verificação em duas etapas mudou`;
}

export const factorTemplate = defineMailTemplate({
  key: 'identity.second-factor-changed',
  title: 'Verificação em duas etapas mudou',
  occasion: 'Vai para a pessoa cuja verificação em duas etapas mudou ou foi usada com um código de recuperação.',
  placeholders: {
    nome: usualPlaceholders.nome,
    empresa: usualPlaceholders.empresa,
    mudanca: { meaning: 'O que aconteceu', sample: texts['totp-added'] },
  },
  subject: factorSubject('{empresa}'),
  text: ['Olá, {nome}.', ...linesFor('{empresa}', '{mudanca}')].join('\n\n'),
});

interface FactorMail {
  readonly to: string;
  readonly name: string;
  readonly tenant: string;
  readonly event: FactorEvent;
}

/** Builds the mail that notifies the person of the change. */
export function factorMail({ to, name, tenant, event }: FactorMail): Mail {
  return mailOf(factorTemplate, { to, values: { nome: name, empresa: tenant, mudanca: texts[event] } });
}
