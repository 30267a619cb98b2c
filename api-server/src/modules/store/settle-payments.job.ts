import * as z from 'zod/mini';
import { defineStepJob } from '../../platform/jobs/job.ts';
import { settleOverdue } from './checkout.service.ts';
import { paymentGateway } from './gateway-in-use.ts';

/** Settles, every minute, payments that a dead process left pending, whether or not the buyer comes back. */
export const settlePayments = defineStepJob({
  name: 'store.settle-payments',
  payload: z.object({}),
  cron: '* * * * *',
  runInSteps: (_, context) => settleOverdue({ ...context, gateway: paymentGateway(context.transaction) }),
});
