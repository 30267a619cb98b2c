import type { Order } from '@shared-kit/contracts/store';
import type { Mail } from '../../platform/mail/mail.port.ts';

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Returns the notice of a refund, for the buyer of the order. */
export function refundMail({ buyer, seller, idOrder, total, means }: Order): Mail {
  const lines = [
    `Olá, ${buyer.name}.`,
    `Devolvemos ${money.format(total)}, o valor do pedido nº ${idOrder}.`,
    means.method === 'pix'
      ? 'O valor volta para a conta de onde saiu o Pix.'
      : 'O valor aparece como crédito na fatura do seu cartão, esta ou a próxima.',
    'O que foi comprado só neste pedido não está mais em "MEUS PRODUTOS".',
    ['Em caso de dúvida, fale com quem vendeu', seller.name, seller.email].filter((line) => line !== '').join('\n'),
  ];
  return { to: buyer.email, subject: `Reembolso do pedido nº ${idOrder}`, text: lines.join('\n\n') };
}
