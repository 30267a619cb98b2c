import { SignJWT, errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { cookiesOf } from '../../../platform/http/cookies.adapter.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Tenant } from '../../../platform/tenancy/tenant.types.ts';
import { HOUR_MS } from '@shared-kit/contracts/calendar';
import { allowedOrigin, allowedOrigins, requestedOverride } from './override-origins.rules.ts';
import { isDeveloper } from '../../../platform/auth/developer.repository.ts';

/** A remote that is loaded from a developer's machine instead of the registry. */
export interface Override {
  readonly remote: string;
  readonly origin: string;
}

export const OVERRIDE_COOKIE = 'az_override';
const GOOD_FOR_MS = 8 * HOUR_MS;

const claimsSchema = z.object({ idApp: z.number(), idUser: z.number(), remote: z.string(), origin: z.string() });
type Claims = z.infer<typeof claimsSchema>;

/** Signs the cookie's permission: this tenant, this person, this remote, this origin, for 8 hours. */
export async function signOverride(
  secret: string,
  claims: Claims,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const expiresAt = new Date(now.getTime() + GOOD_FOR_MS);
  const token = await new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setAudience('override')
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(keyOf(secret));
  return { token, expiresAt };
}

interface PageRequest {
  /** The `Cookie` header. */
  readonly cookie: string | undefined;
  /** `?remote=` of the page. */
  readonly remote: unknown;
}

/**
 * Returns the override of a page when its address requests one and the cookie permits exactly that one. The person's
 * permission and the list of origins are checked for each page, so that a withdrawal takes effect at once.
 */
export async function overrideOf(
  platform: Pick<Platform, 'env' | 'secret' | 'database' | 'clock'>,
  tenant: Tenant,
  request: PageRequest,
): Promise<Override | null> {
  const requested = requestedOverride(request.remote);
  const token = cookiesOf(request.cookie)[OVERRIDE_COOKIE];
  if (!requested || token === undefined) return null;
  const claims = await readClaims(platform.secret, token, platform.clock.now());
  const origin = allowedOrigin(requested.origin, allowedOrigins(platform.env.OVERRIDE_ORIGINS));
  if (
    !claims ||
    origin === null ||
    claims.idApp !== tenant.idApp ||
    claims.remote !== requested.remote ||
    claims.origin !== origin
  )
    return null;
  const mayOverride = await withTenant(platform.database.db, tenant.idApp, (db) => isDeveloper(db, claims.idUser));
  return mayOverride ? { remote: claims.remote, origin } : null;
}

async function readClaims(secret: string, token: string, now: Date): Promise<Claims | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      audience: 'override',
      currentDate: now,
    });
    return claimsSchema.safeParse(payload).data ?? null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
