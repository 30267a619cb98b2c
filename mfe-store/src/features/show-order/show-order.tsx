import type { ReactNode } from 'react';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { findOrder, ordersPath, ownedProductPath } from '@shared-kit/contracts/store';
import type { Order, PaymentMeans } from '@shared-kit/contracts/store';
import { useApiQuery } from '@shared-kit/runtime/api';
import { Link } from '@shared-kit/runtime/router';
import { Button, Card, EmptyState, Icon, QueryStates, SkeletonText } from '@shared-kit/ui';
import { formatMoney } from '@shared-kit/ui/format';
import { brandNames } from '../../lib/brand-names.ts';
import { OrderStatusMark } from '../../lib/order-status.tsx';
import { labels } from './labels.ts';
import styles from './show-order.module.css';

/** Page of an order, which prints as its receipt. */
export function ShowOrder({ idOrder }: { idOrder: number }) {
  const isNumber = Number.isInteger(idOrder) && idOrder > 0;
  const query = useApiQuery(findOrder, { params: { idOrder } }, { enabled: isNumber, staleTime: 5_000 });
  if (query.error?.status === 404 || query.error?.status === 400 || !isNumber) {
    return (
      <EmptyState
        icon={<Icon name="receipt" size={28} />}
        title={labels.notFound}
        description={labels.notFoundHint}
        action={<Button to={ordersPath()}>{labels.seeOrders}</Button>}
      />
    );
  }
  return (
    <QueryStates query={query} skeleton={<SkeletonText lines={8} />}>
      {({ order }) => <Receipt order={order} />}
    </QueryStates>
  );
}

function Receipt({ order }: { order: Order }) {
  const { buyer, seller } = order;
  const isOwned = order.status === 'paid';
  return (
    <article className={styles.order}>
      <p className={styles.breadcrumb}>
        <Link to={ordersPath()}>{labels.orders}</Link>
      </p>
      <header className={styles.head}>
        <h1>{labels.title(order.idOrder)}</h1>
        <Button
          variant="secondary"
          className={styles.screenOnly}
          icon={<Icon name="print" size={18} />}
          onClick={() => window.print()}
        >
          {labels.print}
        </Button>
      </header>
      <Card as="section" aria-label={labels.receipt}>
        <dl className={styles.details}>
          <Detail name={labels.status}>
            <OrderStatusMark status={order.status} />
          </Detail>
          <Detail name={labels.date}>{formatDateTime(order.createdAt)}</Detail>
          {order.paidAt !== null && <Detail name={labels.paidAt}>{formatDateTime(order.paidAt)}</Detail>}
          {order.refundedAt !== null && <Detail name={labels.refundedAt}>{formatDateTime(order.refundedAt)}</Detail>}
          {order.refundReason !== null && <Detail name={labels.reason}>{order.refundReason}</Detail>}
          <Detail name={labels.means}>{meansText(order.means)}</Detail>
          <Detail name={labels.buyer}>
            <Lines texts={[buyer.name, buyer.cpf === '' ? '' : labels.cpf(buyer.cpf), buyer.email]} />
          </Detail>
          <Detail name={labels.seller}>
            <Lines texts={[seller.name, seller.document, seller.address, seller.email]} />
          </Detail>
        </dl>
        <table className={styles.items}>
          <caption className={styles.caption}>{labels.items}</caption>
          <thead>
            <tr>
              <th scope="col">{labels.product}</th>
              <th scope="col" className={styles.amount}>
                {labels.price}
              </th>
            </tr>
          </thead>
          <tbody>
            {order.items.map(({ idOffer, title, price }) => (
              <tr key={idOffer}>
                <td>
                  {title}
                  {isOwned && (
                    <Link
                      to={ownedProductPath(idOffer)}
                      className={styles.screenOnly}
                      aria-label={labels.openProduct(title)}
                    >
                      {labels.open}
                    </Link>
                  )}
                </td>
                <td className={styles.amount}>{formatMoney(price)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{labels.total}</th>
              <td className={styles.amount}>{formatMoney(order.total)}</td>
            </tr>
          </tfoot>
        </table>
      </Card>
    </article>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Lines({ texts }: { texts: readonly string[] }) {
  return texts
    .filter((text) => text !== '')
    .map((text) => (
      <span key={text} className={styles.line}>
        {text}
      </span>
    ));
}

function meansText(means: PaymentMeans): string {
  if (means.method === 'pix') return labels.pix;
  const brand = brandNames[means.brand] ?? means.brand;
  return means.lastDigits === '' ? labels.card : labels.cardWith(brand, means.lastDigits);
}
