import { DAY_SECONDS, HOUR_SECONDS } from '@shared-kit/contracts/calendar';
import type { Env } from '../../../env.ts';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import type { Allowance } from '../../../platform/auth/rate-limit.service.ts';
import type { RequestContext } from '../../../platform/module.ts';
import { countryOf } from './phone.rules.ts';

const perTenMinutes = 10 * 60;

type Context = Pick<RequestContext, 'rateLimit' | 'request' | 'tenant'>;

/**
 * Limits messages to phones (decision 515). The address is counted first, then the phone by who requests, so that a
 * stranger's requests use up their own count, then the phone in all, and last what the company pays for a country.
 */
export async function expectMessageAllowed(
  { rateLimit, request, tenant }: Context,
  phone: string,
  env: Pick<Env, 'SMS_PER_HOUR' | 'SMS_PER_DAY'>,
): Promise<void> {
  const { source } = request;
  const country = `sms-country:${tenant.idApp}:${countryOf(phone)}`;
  const counts: readonly (readonly [string, Allowance])[] = [
    [`pin-from:${source}`, { limit: 100, windowSeconds: HOUR_SECONDS }],
    [`pin-from-day:${source}`, { limit: 400, windowSeconds: DAY_SECONDS }],
    [`pin:${phone}:${source}`, { limit: 3, windowSeconds: perTenMinutes }],
    [`pin-day:${phone}:${source}`, { limit: 10, windowSeconds: DAY_SECONDS }],
    [`pin:${phone}`, { limit: 6, windowSeconds: perTenMinutes }],
    [`pin-day:${phone}`, { limit: 20, windowSeconds: DAY_SECONDS }],
    [`${country}:hour`, { limit: env.SMS_PER_HOUR, windowSeconds: HOUR_SECONDS }],
    [`${country}:day`, { limit: env.SMS_PER_DAY, windowSeconds: DAY_SECONDS }],
  ];
  for (const [key, allowance] of counts) await consumeTurn(rateLimit, key, allowance);
}
