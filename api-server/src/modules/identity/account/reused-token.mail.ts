import type { Mail } from '../../../platform/mail/mail.port.ts';

/** Lines of the notice about a session that was ended because an older token of it was used again. */
export function reusedTokenLines(tenant: string): readonly string[] {
  return [
    `Encerramos um dos seus acessos a ${tenant}, porque uma cópia antiga dele voltou a ser usada. Outra pessoa pode ter copiado os dados do seu navegador.`,
    'Entre novamente. Se você não reconhece esse uso, altere a sua senha e confira os "Dispositivos conectados" no menu do seu perfil.',
  ];
}

/** Builds the mail that notifies the person of the same. */
export function reusedTokenMail({
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
    subject: `${tenant}: encerramos um acesso à sua conta`,
    text: [
      `Olá, ${name}.`,
      '',
      ...reusedTokenLines(tenant).flatMap((line) => [line, '']),
      `Endereço para entrar: ${portalUrl}/login`,
    ].join('\n'),
  };
}
