import { formatDateTime } from '@shared-kit/contracts/calendar';
import type { Order } from '@shared-kit/contracts/store';
import type { Mail } from '../../platform/mail/mail.port.ts';
import { defineMailTemplate, mailOf, usualPlaceholders } from '../../platform/mail/mail-template.rules.ts';

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

export const receiptTemplate = defineMailTemplate({
  key: 'store.receipt',
  title: 'Recibo de compra',
  occasion: 'Vai para quem comprou, quando o pagamento é confirmado.',
  placeholders: {
    nome: usualPlaceholders.nome,
    pedido: { meaning: 'Número do pedido', sample: '1024', isRequired: true },
    pagamento: { meaning: 'Quando foi pago', sample: 'Pago em 20/11/2026 às 14:05' },
    itens: { meaning: 'O que foi comprado, com os preços', sample: 'Curso de Excel: R$ 90,00', isRequired: true },
    total: { meaning: 'Valor total', sample: 'R$ 90,00', isRequired: true },
    forma: { meaning: 'Forma de pagamento', sample: 'Pix' },
    vendedor: {
      meaning: 'Nome, documento, endereço e e-mail de quem vendeu',
      sample: 'Empresa\nCNPJ 00.000.000/0001-00\nvendas@exemplo.com.br',
      isRequired: true,
    },
  },
  subject: 'Recibo do pedido nº {pedido}',
  text: [
    'Olá, {nome}.',
    'Recebemos o seu pagamento. Este é o recibo da sua compra.',
    'Pedido nº {pedido}\n{pagamento}',
    '{itens}',
    'Total: {total}\nForma de pagamento: {forma}',
    'Vendido por\n{vendedor}',
    'Para abrir o que você comprou, entre no portal e escolha "Lojinha" e "MEUS PRODUTOS".',
  ].join('\n\n'),
});

/** Returns the receipt of a paid order, for its buyer. */
export function receiptMail({ buyer, seller, idOrder, paidAt, items, total, means }: Order): Mail {
  const { name, document, address, email } = seller;
  return mailOf(receiptTemplate, {
    to: buyer.email,
    values: {
      nome: buyer.name,
      pedido: String(idOrder),
      pagamento: paidAt === null ? '' : `Pago em ${formatDateTime(paidAt)}`,
      itens: items.map(({ title, price }) => `${title}: ${money.format(price)}`).join('\n'),
      total: money.format(total),
      forma: meansText(means),
      vendedor: [name, document, address, email].filter((line) => line !== '').join('\n'),
    },
  });
}

function meansText(means: Order['means']): string {
  if (means.method === 'pix') return 'Pix';
  const { brand, lastDigits } = means;
  return lastDigits === '' ? 'Cartão de crédito' : `Cartão de crédito ${brand} com final ${lastDigits}`;
}
