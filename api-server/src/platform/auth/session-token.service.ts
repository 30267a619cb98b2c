import { SignJWT, errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';

const claimsSchema = z.object({
  sid: z.string(),
  idUser: z.number(),
  idAppType: z.number(),
  idApp: z.number(),
  /** Serial number of the session's token. It increases with each renewal. */
  serial: z.number(),
  /** The actor's user id, when it is not `idUser` (`act` is the name in RFC 8693). */
  act: z.optional(z.number()),
});

export type SessionClaims = z.infer<typeof claimsSchema>;

export type TokenReading = { kind: 'valid'; claims: SessionClaims } | { kind: 'expired' } | { kind: 'invalid' };

/** Tokens that are kept with their claims; each takes about a kilobyte. */
const mostVerified = 5_000;

interface Verified {
  readonly claims: SessionClaims;
  readonly expiresAt: number;
}

/** Signs and reads session tokens (A3-07: claims idUser and idAppType). */
export function sessionTokens(secret: string) {
  const key = new TextEncoder().encode(secret);
  /**
   * Tokens whose signature and audience were good, which never changes. Whether one has expired, and whether its session
   * still lives, is asked with every call. The one that was used longest ago comes first.
   */
  const verified = new Map<string, Verified>();

  function remember(token: string, found: Verified): void {
    verified.delete(token);
    verified.set(token, found);
    const [oldest = ''] = verified.keys();
    if (verified.size > mostVerified) verified.delete(oldest);
  }

  return {
    async sign(claims: SessionClaims, now: Date, expires: Date): Promise<string> {
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setAudience('session')
        .setIssuedAt(now)
        .setExpirationTime(expires)
        .sign(key);
    },
    async read(token: string, now: Date): Promise<TokenReading> {
      const known = verified.get(token);
      if (known) {
        remember(token, known);
        return known.expiresAt > now.getTime() ? { kind: 'valid', claims: known.claims } : { kind: 'expired' };
      }
      // Rejects other encodings of a valid signature.
      if (!isCanonical(token)) return { kind: 'invalid' };
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          audience: 'session',
          currentDate: now,
        });
        const claims = claimsSchema.safeParse(payload);
        if (!claims.success) return { kind: 'invalid' };
        if (payload.exp !== undefined)
          remember(token, { claims: Object.freeze(claims.data), expiresAt: payload.exp * 1000 });
        return { kind: 'valid', claims: claims.data };
      } catch (error) {
        return { kind: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
      }
    },
  };
}

/**
 * Returns true when each part has the spelling that an encoder would write. Base64url leaves some bits of the last
 * character unused.
 */
function isCanonical(token: string): boolean {
  return token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}

export type SessionTokens = ReturnType<typeof sessionTokens>;
