import type { OrderStatus } from '@shared-kit/contracts/store';
import { Icon, Status } from '@shared-kit/ui';
import type { IconName, Tone } from '@shared-kit/ui';

const appearance: Readonly<Record<OrderStatus, { text: string; tone: Tone; icon: IconName }>> = {
  pending: { text: 'Aguardando pagamento', tone: 'warning', icon: 'hourglass' },
  paid: { text: 'Pago', tone: 'success', icon: 'check-circle' },
  expired: { text: 'Expirado', tone: 'neutral', icon: 'clock' },
  cancelled: { text: 'Cancelado', tone: 'neutral', icon: 'x-circle' },
  refunding: { text: 'Reembolso em andamento', tone: 'info', icon: 'history' },
  refunded: { text: 'Reembolsado', tone: 'info', icon: 'history' },
};

/** State of an order, as icon and text. */
export function OrderStatusMark({ status }: { status: OrderStatus }) {
  const { text, tone, icon } = appearance[status];
  return (
    <Status tone={tone} icon={<Icon name={icon} size={16} />}>
      {text}
    </Status>
  );
}
