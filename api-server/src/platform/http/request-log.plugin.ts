import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Maximum number of characters of a path in the log: anybody can send paths of several kilobytes. */
const MAX_PATH = 300;

/**
 * Logs one line per request, without its query and without a token in its path, so that the log contains no
 * credentials. A longer path ends with '…'.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: pathOf(request),
      route: request.routeOptions.url,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      address: request.ip,
    };
    if (reply.statusCode >= 500) request.log.error(line, 'request');
    else if (isQuiet(line.path)) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
  });
}

function pathOf(request: FastifyRequest): string {
  const route = request.routeOptions.url;
  if (route?.includes('/:token')) return route;
  const path = request.originalUrl.split('?', 1)[0] ?? '';
  return path.length > MAX_PATH ? `${path.slice(0, MAX_PATH)}…` : path;
}

/** Returns true for paths that machines poll and for files. */
function isQuiet(path: string): boolean {
  return /^\/(?:health|metrics|_shell|_remotes|media)(?:\/|$)/.test(path);
}
