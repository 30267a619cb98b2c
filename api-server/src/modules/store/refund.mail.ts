import type { Order } from '@shared-kit/contracts/store';
import type { Mail } from '../../platform/mail/mail.port.ts';
import { defineMailTemplate, mailOf, usualPlaceholders } from '../../platform/mail/mail-template.rules.ts';

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

export const refundTemplate = defineMailTemplate({
  key: 'store.refund',
  title: 'Reembolso',
  occasion: 'Vai para quem comprou, quando o valor de um pedido é devolvido.',
  placeholders: {
    nome: usualPlaceholders.nome,
    pedido: { meaning: 'Número do pedido', sample: '1024' },
    valor: { meaning: 'Valor devolvido', sample: 'R$ 90,00', isRequired: true },
    como: { meaning: 'Como o valor volta', sample: 'O valor volta para a conta de onde saiu o Pix.' },
    vendedor: { meaning: 'Nome e e-mail de quem vendeu', sample: 'Empresa\nvendas@exemplo.com.br' },
  },
  subject: 'Reembolso do pedido nº {pedido}',
  text: [
    'Olá, {nome}.',
    'Devolvemos {valor}, o valor do pedido nº {pedido}.',
    '{como}',
    'O que foi comprado só neste pedido não está mais em "MEUS PRODUTOS".',
    'Em caso de dúvida, fale com quem vendeu\n{vendedor}',
  ].join('\n\n'),
});

/** Returns the notice of a refund, for the buyer of the order. */
export function refundMail({ buyer, seller, idOrder, total, means }: Order): Mail {
  return mailOf(refundTemplate, {
    to: buyer.email,
    values: {
      nome: buyer.name,
      pedido: String(idOrder),
      valor: money.format(total),
      como:
        means.method === 'pix'
          ? 'O valor volta para a conta de onde saiu o Pix.'
          : 'O valor aparece como crédito na fatura do seu cartão, esta ou a próxima.',
      vendedor: [seller.name, seller.email].filter((line) => line !== '').join('\n'),
    },
  });
}
