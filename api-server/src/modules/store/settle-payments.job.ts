import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/job.ts';
import { settleOverdue } from './checkout.service.ts';
import { paymentGateway } from './gateway-in-use.ts';
import type { Transaction } from './payment-gateway.ts';

/** Every minute: payments that a dead process left pending are settled, whether or not their buyer comes back. */
export const settlePayments = defineJob({
  name: 'store.settle-payments',
  payload: z.object({}),
  cron: '* * * * *',
  async run(_, { db, now, log }) {
    const transaction: Transaction = (work) => work(db);
    await settleOverdue({ gateway: paymentGateway(transaction), transaction, tenantId: db.tenantId, log, now });
  },
});
