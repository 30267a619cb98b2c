import { DAY_SECONDS, HOUR_SECONDS } from '@shared-kit/contracts/calendar';
import type { Env } from '../../../env.ts';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import type { Allowance, RateLimit } from '../../../platform/auth/rate-limit.service.ts';
import type { RequestContext } from '../../../platform/module.ts';
import { countryOf } from './phone.rules.ts';

const perTenMinutes = 10 * 60;

type Context = Pick<RequestContext, 'rateLimit' | 'request' | 'tenant' | 'devices'>;
type Count = readonly [key: string, allowance: Allowance];

/** Returns the name under which a browser is known that has proven a phone. */
export const phoneAccount = (idApp: number, phone: string): string => `phone:${idApp}:${phone}`;

/**
 * Limits messages to phones (decisions 515 and 984). Strangers cannot keep the owner of a phone out: a browser that has
 * proven the phone before is counted by itself, and the first message of a day that a network requests is not counted
 * among the others of the phone. What the company pays for a country counts last, and for all.
 */
export async function expectMessageAllowed(
  context: Context,
  phone: string,
  env: Pick<Env, 'SMS_PER_HOUR' | 'SMS_PER_DAY'>,
): Promise<void> {
  const { rateLimit, request, tenant, devices } = context;
  const device = devices.find(request.cookie, phoneAccount(tenant.idApp, phone));
  if (device === null) await countStranger(rateLimit, request.source, phone);
  else await consumeAll(rateLimit, requesterCounts(phone, `device:${device}`));
  const country = `sms-country:${tenant.idApp}:${countryOf(phone)}`;
  await consumeAll(rateLimit, [
    [`${country}:hour`, { limit: env.SMS_PER_HOUR, windowSeconds: HOUR_SECONDS }],
    [`${country}:day`, { limit: env.SMS_PER_DAY, windowSeconds: DAY_SECONDS }],
  ]);
}

/**
 * Counts an unknown browser: its address first, then the phone by who requests, so that a stranger's requests use up
 * their own count, then the phone in all.
 */
async function countStranger(rateLimit: RateLimit, source: string, phone: string): Promise<void> {
  await consumeAll(rateLimit, [
    [`pin-from:${source}`, { limit: 100, windowSeconds: HOUR_SECONDS }],
    [`pin-from-day:${source}`, { limit: 400, windowSeconds: DAY_SECONDS }],
    ...requesterCounts(phone, source),
  ]);
  // One line may have many addresses: `203.0.113.7` is counted as `203:0:113`, and IPv6 by its first 48 bits.
  const network = source.split(/[.:]/).slice(0, 3).join(':');
  const isFirst =
    (await rateLimit.consume(`pin-first:${phone}:${network}`, { limit: 1, windowSeconds: DAY_SECONDS })) === null &&
    (await rateLimit.consume(`pin-firsts:${phone}`, { limit: 20, windowSeconds: DAY_SECONDS })) === null;
  if (isFirst) return;
  await consumeAll(rateLimit, [
    [`pin:${phone}`, { limit: 6, windowSeconds: perTenMinutes }],
    [`pin-day:${phone}`, { limit: 20, windowSeconds: DAY_SECONDS }],
  ]);
}

function requesterCounts(phone: string, requester: string): readonly Count[] {
  return [
    [`pin:${phone}:${requester}`, { limit: 3, windowSeconds: perTenMinutes }],
    [`pin-day:${phone}:${requester}`, { limit: 10, windowSeconds: DAY_SECONDS }],
  ];
}

async function consumeAll(rateLimit: RateLimit, counts: readonly Count[]): Promise<void> {
  for (const [key, allowance] of counts) await consumeTurn(rateLimit, key, allowance);
}
