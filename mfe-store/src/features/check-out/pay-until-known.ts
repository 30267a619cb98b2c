import { ApiError } from 'shared-kit/api';
import { retryDecision, retryPlans } from 'shared-kit/contracts/retry';

/** What the person is told at the end. `unknown`: no answer came, and asking again is safe. */
export type Outcome = 'paid' | 'refused' | 'unknown';

interface Attempt {
  /** Sends the purchase; always with the same idempotency key. */
  send(): Promise<{ sucess: boolean }>;
  pause(milliseconds: number): Promise<void>;
}

/**
 * Sends a purchase until it is known what became of it: through tunnels, server restarts and another tab that is paying the
 * same cart. The key makes every repetition harmless.
 * @throws ApiError where the server refuses the purchase as such (card, cart, too many attempts).
 */
export async function payUntilKnown({ send, pause }: Attempt): Promise<Outcome> {
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
