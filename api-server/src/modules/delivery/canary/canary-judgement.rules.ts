/** Number of distinct clients that used a version, and of those for whom it failed at least once. */
export interface ClientFigures {
  readonly clients: number;
  readonly failing: number;
}

/** Minimum number of failing clients for a rollback, whatever their share. */
export const MIN_FAILING_CLIENTS = 3;
/** Minimum difference between the canary's share and stable's. A smaller one does not justify a rollback. */
export const MARGIN = 0.05;
/** Quantile for a confidence of 97.5% that the canary's true share is above its lower bound. */
const Z = 1.96;

/**
 * Returns true when a canary must be rolled back: enough clients fail, and even the lower bound of their share
 * exceeds stable's share in the same period by the margin. Clients count, not reports. A failure that occurs on
 * stable as well (a network, a browser) never causes a rollback.
 */
export function isFailing(canary: ClientFigures, stable: ClientFigures): boolean {
  return canary.failing >= MIN_FAILING_CLIENTS && lowerBound(canary) > failingShare(stable) + MARGIN;
}

/** Returns the share of failing clients; 0 without clients. */
export function failingShare({ clients, failing }: ClientFigures): number {
  return clients === 0 ? 0 : failing / clients;
}

/** Returns the lower bound of Wilson's interval: three of three prove less than thirty of thirty. */
export function lowerBound(figures: ClientFigures): number {
  const { clients } = figures;
  if (clients === 0) return 0;
  const share = failingShare(figures);
  const spread = Z * Math.sqrt((share * (1 - share)) / clients + Z ** 2 / (4 * clients ** 2));
  return (share + Z ** 2 / (2 * clients) - spread) / (1 + Z ** 2 / clients);
}
