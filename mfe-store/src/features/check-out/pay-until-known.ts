import { ApiError } from 'shared-kit/api';

/** What the person is told at the end. `unknown`: no answer came, and asking again is safe. */
export type Outcome = 'paid' | 'refused' | 'unknown';

/** Pauses before the purchase is sent again, with the same key. Together they outlast the server's own wait. */
const PAUSES_MS = [1000, 2000, 3000, 4000, 5000, 5000];

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
  for (let attempt = 0; ; attempt++) {
    try {
      return (await send()).sucess ? 'paid' : 'refused';
    } catch (error) {
      if (!isWorthRepeating(error)) throw error;
      const wait = PAUSES_MS[attempt];
      if (wait === undefined) return 'unknown';
      await pause(wait);
    }
  }
}

function isWorthRepeating(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 0 || error.status >= 500 || error.code === 'store.payment-in-progress')
  );
}
