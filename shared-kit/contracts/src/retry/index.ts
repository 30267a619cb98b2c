// No imports from other folders: the lesson player of the content origin loads these files directly.
export {
  backoffMs,
  isRefusedForGood,
  mayBeAcceptedLater,
  retryAfterMsOf,
  retryDecision,
  retryPlans,
} from './retry.rules.ts';
export type { Failure, RetryDecision, RetryPlan } from './retry.rules.ts';
export { loadCode } from './load-code.ts';
export { inOrderSender } from './in-order.ts';
export type { Delivery, InOrderParts, InOrderSender } from './in-order.ts';
export { pause, withRetries } from './with-retries.ts';
