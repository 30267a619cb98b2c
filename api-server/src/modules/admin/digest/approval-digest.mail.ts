import type { Mail } from '../../../platform/mail/mail.port.ts';
import {
  choiceOfNotices,
  defineMailTemplate,
  mailOf,
  usualPlaceholders,
} from '../../../platform/mail/mail-template.rules.ts';
import type { Waiting } from './waiting-for.service.ts';

const nouns: Readonly<Record<Waiting['kind'], readonly [one: string, many: string]>> = {
  requests: ['solicitação de matrícula', 'solicitações de matrícula'],
  courses: ['curso externo', 'cursos externos'],
  comments: ['comentário denunciado', 'comentários denunciados'],
  messages: ['mensagem denunciada', 'mensagens denunciadas'],
  uploads: ['envio a aprovar', 'envios a aprovar'],
  confirmations: ['pedido que espera a sua confirmação', 'pedidos que esperam a sua confirmação'],
};

interface DigestMail {
  readonly to: string;
  readonly name: string;
  readonly company: string;
  readonly portalUrl: string;
  readonly waiting: readonly Waiting[];
}

export const approvalDigestTemplate = defineMailTemplate({
  key: 'admin.approval-digest',
  title: 'Resumo do que aguarda resposta',
  occasion: 'Vai uma vez por dia, de manhã, para quem tem algo a responder.',
  placeholders: {
    nome: usualPlaceholders.nome,
    empresa: usualPlaceholders.empresa,
    quantidade: { meaning: 'Quantos pedidos aguardam, em palavras', sample: '3 pedidos aguardam' },
    pedidos: {
      meaning: 'Cada tipo de pedido, com o endereço para responder',
      sample: '3 solicitações de matrícula: https://portal.exemplo.com.br/admin/solicitacoes',
      isRequired: true,
    },
    preferencias: { meaning: 'Como escolher o que receber', sample: choiceOfNotices },
  },
  subject: '{quantidade} a sua resposta',
  text: [
    'Olá, {nome}.',
    'Isto aguarda a sua resposta em {empresa}:',
    '{pedidos}',
    'Você recebe este resumo no máximo uma vez por dia, e só quando algo aguarda. {preferencias}',
  ].join('\n\n'),
});

/** Returns the daily mail of what waits for somebody's answer, each kind with its page. */
export function approvalDigestMail({ to, name, company, portalUrl, waiting }: DigestMail): Mail {
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  const entries = waiting.map(({ kind, count, path }) => {
    const [one, many] = nouns[kind];
    return `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}: ${portalUrl}${path}`;
  });
  return mailOf(approvalDigestTemplate, {
    to,
    values: {
      nome: name,
      empresa: company,
      quantidade: total === 1 ? '1 pedido aguarda' : `${total.toLocaleString('pt-BR')} pedidos aguardam`,
      pedidos: entries.join('\n'),
      preferencias: choiceOfNotices,
    },
  });
}
