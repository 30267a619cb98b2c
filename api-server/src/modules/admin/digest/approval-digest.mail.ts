import type { Mail } from '../../../platform/mail/mail.port.ts';
import type { Waiting } from './waiting-for.service.ts';

const nouns: Readonly<Record<Waiting['kind'], readonly [one: string, many: string]>> = {
  requests: ['solicitação de matrícula', 'solicitações de matrícula'],
  courses: ['curso externo', 'cursos externos'],
  comments: ['comentário denunciado', 'comentários denunciados'],
  messages: ['mensagem denunciada', 'mensagens denunciadas'],
  uploads: ['envio a aprovar', 'envios a aprovar'],
};

interface DigestMail {
  readonly to: string;
  readonly name: string;
  readonly company: string;
  readonly portalUrl: string;
  readonly waiting: readonly Waiting[];
}

/** Returns the daily mail of what waits for somebody's answer, each kind with its page. */
export function approvalDigestMail({ to, name, company, portalUrl, waiting }: DigestMail): Mail {
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  const entries = waiting.map(({ kind, count, path }) => {
    const [one, many] = nouns[kind];
    return `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}: ${portalUrl}${path}`;
  });
  return {
    to,
    subject:
      total === 1
        ? '1 pedido aguarda a sua resposta'
        : `${total.toLocaleString('pt-BR')} pedidos aguardam a sua resposta`,
    text: [
      `Olá, ${name}.`,
      `Isto aguarda a sua resposta em ${company}:`,
      entries.join('\n'),
      'Você recebe este resumo no máximo uma vez por dia, e só quando algo aguarda. Para escolher o que você recebe, abra o portal e, no menu do seu perfil, "Notificações".',
    ].join('\n\n'),
  };
}
