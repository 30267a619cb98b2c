import type { Mail } from '../../../platform/mail/mail.port.ts';
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
  return [
    `A verificação em duas etapas do seu acesso a ${tenant} mudou: ${texts[event]}.`,
    'Se não foi você, altere a sua senha agora mesmo e confira a seção "Segurança" do seu perfil.',
  ];
}

export const factorSubject = (tenant: string): string => `${tenant}: sua verificação em duas etapas mudou`;

/** Builds the mail that notifies the person of the change. */
export function factorMail({
  to,
  name,
  tenant,
  event,
}: {
  to: string;
  name: string;
  tenant: string;
  event: FactorEvent;
}): Mail {
  const text = [`Olá, ${name}.`, '', ...factorLines(tenant, event).flatMap((line) => [line, ''])].join('\n').trimEnd();
  return { to, subject: factorSubject(tenant), text };
}
