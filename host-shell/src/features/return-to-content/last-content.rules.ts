import { lastTrackingSchema } from '@shared-kit/contracts/identity';
import type { LastTracking } from '@shared-kit/contracts/identity';

/**
 * Returns the last content that the login stored in the history state (A4l-04); undefined on any other visit of the
 * page.
 */
export function lastContentIn(state: unknown): LastTracking | undefined {
  const { lastTracking } = (state ?? {}) as { lastTracking?: unknown };
  const parsed = lastTrackingSchema.safeParse(lastTracking);
  return parsed.success ? parsed.data : undefined;
}
