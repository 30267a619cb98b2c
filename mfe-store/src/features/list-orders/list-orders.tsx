import { formatDate } from '@shared-kit/contracts/calendar';
import { listOrders, orderPath, storePath } from '@shared-kit/contracts/store';
import type { OrderSummary } from '@shared-kit/contracts/store';
import { useApiQuery } from '@shared-kit/runtime/api';
import { Button, EmptyState, Icon, PageHeader, QueryStates, SkeletonText, Table } from '@shared-kit/ui';
import type { TableColumn } from '@shared-kit/ui';
import { formatMoney } from '@shared-kit/ui/format';
import { OrderStatusMark } from '../../lib/order-status.tsx';
import { labels } from './labels.ts';

const columns: TableColumn<OrderSummary>[] = [
  {
    key: 'number',
    header: labels.columns.number,
    isTitle: true,
    cell: ({ idOrder }) => labels.number(idOrder),
    sortValue: ({ idOrder }) => idOrder,
  },
  {
    key: 'date',
    header: labels.columns.date,
    cell: ({ createdAt }) => formatDate(createdAt),
    sortValue: ({ createdAt }) => createdAt,
  },
  { key: 'products', header: labels.columns.products, cell: ({ titles }) => titles.join(', ') },
  { key: 'status', header: labels.columns.status, cell: ({ status }) => <OrderStatusMark status={status} /> },
  {
    key: 'total',
    header: labels.columns.total,
    align: 'end',
    cell: ({ total }) => formatMoney(total),
    sortValue: ({ total }) => total,
  },
  {
    key: 'actions',
    header: labels.columns.actions,
    align: 'end',
    cell: ({ idOrder }) => (
      <Button variant="secondary" size="small" to={orderPath(idOrder)} aria-label={labels.openOrder(idOrder)}>
        {labels.open}
      </Button>
    ),
  },
];

/** Orders of the person, newest first. */
export function ListOrders() {
  const query = useApiQuery(listOrders, {}, { staleTime: 5_000 });
  return (
    <>
      <PageHeader title={labels.title} description={labels.description} />
      <QueryStates
        query={query}
        skeleton={<SkeletonText lines={5} />}
        isEmpty={({ orders }) => orders.length === 0}
        empty={
          <EmptyState
            icon={<Icon name="receipt" size={28} />}
            title={labels.empty}
            action={<Button to={storePath()}>{labels.seeAll}</Button>}
          />
        }
      >
        {({ orders }) => (
          <Table
            caption={labels.caption}
            columns={columns}
            rows={orders}
            rowKey={({ idOrder }) => String(idOrder)}
            initialSort={{ key: 'date', direction: 'descending' }}
          />
        )}
      </QueryStates>
    </>
  );
}
