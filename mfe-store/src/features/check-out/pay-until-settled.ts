import { ApiError } from '@shared-kit/runtime/api';
import { retryDecision, retryPlans } from '@shared-kit/contracts/retry';

/** Final outcome of a payment. `unknown`: no answer came, and a retry is safe. */
export type Outcome = 'paid' | 'refused' | 'unknown';

interface Attempt {
  /** Sends the purchase, always with the same idempotency key. */
  send(): Promise<{ sucess: boolean }>;
  pause(milliseconds: number): Promise<void>;
}

/**
 * Sends a purchase until its outcome is known, across lost connections, server restarts and a second tab that pays the same cart. The
 * idempotency key makes every retry safe.
 * @throws ApiError when the server rejects the purchase itself (card, cart, too many attempts).
 */
export async function payUntilSettled({ send, pause }: Attempt): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await send()).sucess ? 'paid' : 'refused';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const decision = retryDecision(error, { attempt, plan: retryPlans.payment });
      if (decision.kind === 'exhausted') return 'unknown';
      if (decision.kind !== 'retry') throw error;
      await pause(decision.afterMs);
    }
  }
}
