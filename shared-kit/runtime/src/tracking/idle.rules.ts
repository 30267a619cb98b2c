import { MINUTE_MS } from '@shared-kit/contracts/calendar';

/**
 * Time without activity after which a visit ends, in milliseconds (decision 16): while a player is open, and elsewhere.
 */
export const IDLE_MS = { player: 300_000, viewing: MINUTE_MS } as const;
