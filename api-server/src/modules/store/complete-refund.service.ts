import { orderPath } from '@shared-kit/contracts/store';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import type { JobQueue } from '../../platform/jobs/job.port.ts';
import { sendMail } from '../../platform/mail/send-mail.job.ts';
import { notify } from '../notifications/index.ts';
import { presentOrder } from './orders.presenter.ts';
import { orders } from './orders.repository.ts';
import { refundMail } from './refund.mail.ts';

/** Records that the money of an order went back, and notifies its buyer by mail and in the bell. */
export async function completeRefund(
  db: TenantDb,
  idOrder: number,
  { jobs, now }: { readonly jobs: JobQueue; readonly now: Date },
): Promise<void> {
  await orders(db).setRefunded(idOrder, now);
  const order = await orders(db).lock(idOrder);
  const mail = refundMail(await presentOrder(db, order));
  if (mail.to !== '') await jobs.send(db, sendMail, mail);
  await notify.of(db)(db, {
    idUser: order.id_user,
    key: `order-refunded:${idOrder}`,
    kind: 'refund',
    title: mail.subject,
    text: 'O valor do pedido foi devolvido.',
    path: orderPath(idOrder),
    now,
  });
}
