// Without imports from elsewhere: the lesson player of the content origin gets these files as they are.
export { backoffMs, mayBeAcceptedLater, retryAfterMsOf, retryDecision, retryPlans } from './retry.rules.ts';
export type { Failure, RetryDecision, RetryPlan } from './retry.rules.ts';
export { inOrderSender } from './in-order.ts';
export type { Delivery, InOrderParts, InOrderSender } from './in-order.ts';
export { pause, withRetries } from './with-retries.ts';
