import type { Mail } from '../../../platform/mail/mail.port.ts';

/** Builds the mail that notifies the person of a changed password, so that they notice a change by somebody else. */
export function passwordChangedMail({
  to,
  name,
  tenant,
  portalUrl,
}: {
  to: string;
  name: string;
  tenant: string;
  portalUrl: string;
}): Mail {
  return {
    to,
    subject: `${tenant}: sua senha foi alterada`,
    text: [
      `Olá, ${name}.`,
      '',
      `A senha do seu acesso a ${tenant} acaba de ser alterada, e os outros dispositivos em que você estava conectado foram desconectados.`,
      '',
      'Se foi você, não é preciso fazer nada.',
      '',
      `Se não foi você, crie uma nova senha agora mesmo: abra ${portalUrl}/login e escolha "Esqueceu sua senha?".`,
    ].join('\n'),
  };
}
