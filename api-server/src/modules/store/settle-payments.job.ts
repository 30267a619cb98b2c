import * as z from 'zod/mini';
import { defineStepJob } from '../../platform/jobs/job.port.ts';
import { paymentGateways } from './payment-gateway.port.ts';
import { sendRefunds, settleOverdue } from './settle-orders.service.ts';

/**
 * Settles, every minute, payments that a dead process left pending and Pix payments whose time is over, whether or not
 * the buyer comes back; and returns the money of decided refunds.
 */
export const settlePayments = defineStepJob({
  name: 'store.settle-payments',
  payload: z.object({}),
  cron: '* * * * *',
  async runInSteps(_, context) {
    const gateway = await paymentGateways.of(context)(context.transaction);
    if (!gateway) return;
    await settleOverdue({ ...context, gateway });
    await sendRefunds({ ...context, gateway });
  },
});
