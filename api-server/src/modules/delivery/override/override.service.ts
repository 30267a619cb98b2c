import type { endOverride as EndOverride, startOverride as StartOverride } from '@shared-kit/contracts/delivery';
import { refuse } from '../../../platform/errors.ts';
import type { PlatformContext } from '../../../platform/module.ts';
import { OVERRIDE_COOKIE, signOverride } from './override-cookie.service.ts';
import { allowedOrigin, allowedOrigins } from './override-origins.rules.ts';
import { visitorNamedBy } from '../composition/visitor.service.ts';

export async function startOverride({
  body,
  platform,
  tenant,
  session,
  now,
  reply,
  request,
}: PlatformContext<typeof StartOverride>) {
  const allowed = allowedOrigins(platform.env.OVERRIDE_ORIGINS);
  const origin = allowedOrigin(body.origin, allowed);
  if (origin === null) {
    throw refuse(
      'platform.origin-not-allowed',
      400,
      `A origem '${body.origin}' não está na lista de permitidas: ${allowed.join(', ')}.`,
    );
  }
  const { releases } = await platform.delivery.compositionOf(tenant, visitorNamedBy(request.cookie));
  if (!releases.some(({ remote }) => remote === body.remote)) {
    throw refuse('platform.unknown-remote', 404, `Não há módulo remoto '${body.remote}' neste portal.`);
  }
  const claims = { idApp: tenant.idApp, idUser: session.idUser, remote: body.remote, origin };
  const { token, expiresAt } = await signOverride(platform.secret, claims, now);
  // A session cookie: it lasts until the browser is closed, and never longer than the token is valid.
  reply.cookie(OVERRIDE_COOKIE, token);
  return { expiresAt: expiresAt.toISOString() };
}

export async function endOverride({ reply }: PlatformContext<typeof EndOverride>) {
  reply.cookie(OVERRIDE_COOKIE, '', { maxAge: 0 });
  return { success: true } as const;
}
