import type { FastifyInstance } from 'fastify';
import { commitScorm } from '@shared-kit/contracts/learning';
import { contentNetworkOriginOf, contentOriginOf } from '../../../../env.ts';
import { isContentOrigin } from '../../../../platform/storage/content-origin.rules.ts';
import type { Platform } from '../../../../platform/platform.ts';

/**
 * Allows lessons, which run on the content origin, to call their commit endpoint across origins. It authenticates by a
 * token in the body and never by a session, so credentials that the browser adds have no effect.
 */
export function serveLessonCommits(app: FastifyInstance, { env }: Pick<Platform, 'env'>): void {
  const path = `/api${commitScorm.path}`;
  const origins = [contentOriginOf(env), contentNetworkOriginOf(env) ?? []].flat();
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.split('?')[0] !== path) return;
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin !== undefined && origins.some((known) => isContentOrigin(origin, known)))
      reply.header('access-control-allow-origin', origin);
  });
  app.options(path, { schema: { hide: true } }, (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': 86_400,
      })
      .send(),
  );
}
