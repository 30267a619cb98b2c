import { consumeTurn } from '../../platform/auth/rate-limit.service.ts';
import type { RateLimit } from '../../platform/auth/rate-limit.service.ts';

/** Visits of contents and screens that a person may record in a day: one every half a minute, day and night. */
const perDay = { limit: 3_000, windowSeconds: 86_400 };

/** Refuses more visits than a person can make: each adds a row and counts as a view, and browsers invent their ids. */
export async function limitVisits(rateLimit: RateLimit, tenantId: number, idUser: number): Promise<void> {
  await consumeTurn(rateLimit, `visits:${tenantId}:${idUser}`, perDay);
}
