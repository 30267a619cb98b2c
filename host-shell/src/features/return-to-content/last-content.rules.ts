import { lastTrackingSchema } from 'shared-kit/contracts/identity';
import type { LastTracking } from 'shared-kit/contracts/identity';

/** The last content that the login passed on in the history's state (A4l-04); undefined on any other visit to the page. */
export function lastContentIn(state: unknown): LastTracking | undefined {
  const { lastTracking } = (state ?? {}) as { lastTracking?: unknown };
  const parsed = lastTrackingSchema.safeParse(lastTracking);
  return parsed.success ? parsed.data : undefined;
}
