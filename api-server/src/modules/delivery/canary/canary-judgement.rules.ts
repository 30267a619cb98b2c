/** Distinct clients that had a version, and those of them for whom it failed at least once. */
export interface ClientFigures {
  readonly clients: number;
  readonly failing: number;
}

/** Below this many failing clients nothing is certain, whatever their share. */
export const MIN_FAILING_CLIENTS = 3;
/** How far the canary's share must be above stable's: a difference of less isn't worth taking a release back. */
export const MARGIN = 0.05;
/** 97.5% that the canary's true share is above its lower bound. */
const Z = 1.96;

/**
 * Whether a canary is taken back: enough clients fail, and even the lowest share that their number leaves likely is above stable's share
 * in the same time by the margin. Clients count, never reports; what fails on stable as well (a network, a browser) condemns nobody.
 */
export function isCondemned(canary: ClientFigures, stable: ClientFigures): boolean {
  return canary.failing >= MIN_FAILING_CLIENTS && lowerBound(canary) > failingShare(stable) + MARGIN;
}

/** 0 where nobody had it. */
export function failingShare({ clients, failing }: ClientFigures): number {
  return clients === 0 ? 0 : failing / clients;
}

/** Lower end of Wilson's interval: three of three say less than thirty of thirty. */
export function lowerBound(figures: ClientFigures): number {
  const { clients } = figures;
  if (clients === 0) return 0;
  const share = failingShare(figures);
  const spread = Z * Math.sqrt((share * (1 - share)) / clients + Z ** 2 / (4 * clients ** 2));
  return (share + Z ** 2 / (2 * clients) - spread) / (1 + Z ** 2 / clients);
}
