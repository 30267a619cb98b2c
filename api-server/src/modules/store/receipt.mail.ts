import { formatDateTime } from '@shared-kit/contracts/calendar';
import type { Order } from '@shared-kit/contracts/store';
import type { Mail } from '../../platform/mail/mail.port.ts';

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Returns the receipt of a paid order, for its buyer. */
export function receiptMail(order: Order): Mail {
  const { buyer, seller } = order;
  const lines = [
    `Olá, ${buyer.name}.`,
    'Recebemos o seu pagamento. Este é o recibo da sua compra.',
    [`Pedido nº ${order.idOrder}`, ...(order.paidAt === null ? [] : [`Pago em ${formatDateTime(order.paidAt)}`])].join(
      '\n',
    ),
    order.items.map(({ title, price }) => `${title}: ${money.format(price)}`).join('\n'),
    [`Total: ${money.format(order.total)}`, `Forma de pagamento: ${meansText(order.means)}`].join('\n'),
    ['Vendido por', seller.name, seller.document, seller.address, seller.email]
      .filter((line) => line !== '')
      .join('\n'),
    'Para abrir o que você comprou, entre no portal e escolha "Lojinha" e "MEUS PRODUTOS".',
  ];
  return { to: buyer.email, subject: `Recibo do pedido nº ${order.idOrder}`, text: lines.join('\n\n') };
}

function meansText(means: Order['means']): string {
  if (means.method === 'pix') return 'Pix';
  const { brand, lastDigits } = means;
  return lastDigits === '' ? 'Cartão de crédito' : `Cartão de crédito ${brand} com final ${lastDigits}`;
}
