import type { FastifyInstance } from 'fastify';
import { commitScorm } from 'shared-kit/contracts/learning';
import { contentNetworkOriginOf, contentOriginOf } from '../../../env.ts';
import type { Platform } from '../../../platform/platform.ts';

/**
 * Lets lessons, which run on the content origin, call the one endpoint that is theirs. It takes a token of its own in its body and never a
 * session: nothing that the browser would add by itself is of any use there.
 */
export function serveLessonCommits(app: FastifyInstance, { env }: Pick<Platform, 'env'>): void {
  const path = `/api${commitScorm.path}`;
  const origins = new Set([contentOriginOf(env), contentNetworkOriginOf(env)]);
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.split('?')[0] !== path) return;
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin !== undefined && origins.has(origin)) reply.header('access-control-allow-origin', origin);
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
