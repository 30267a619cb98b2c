import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, refuse } from '../errors.ts';
import { contentDisposition } from '../http/content-disposition.rules.ts';
import { sendRefusal } from '../http/error-handler.plugin.ts';
import type { Platform } from '../platform.ts';
import { readRange } from './byte-range.rules.ts';
import { mediaTypeOf } from './media-type.rules.ts';
import { isExport, isPersonal } from './personal-key.rules.ts';

/** Serves stored files under signed links, whole or by range, so that players can seek. */
export function serveMedia(app: FastifyInstance, platform: Platform): void {
  app.route<{ Params: { '*': string }; Querystring: { e?: string; s?: string; n?: string } }>({
    // HEAD is registered explicitly: the one that Fastify derives from GET reports a length of 0 bytes.
    method: ['GET', 'HEAD'],
    url: '/media/*',
    // Never compressed: a partial reply would not match a compressed whole, and clients need the content length.
    compress: false,
    handler: async (request, reply) => {
      const key = request.params['*'];
      const { e: expires = '', s: signature = '', n: name } = request.query;
      if (!platform.storage.isGoodLink(key, expires, signature, platform.clock.now(), name)) {
        return sendRefusal(reply, refuse('media.link-over', 403, 'Este endereço expirou. Recarregue a página.'));
      }
      reply.header('content-security-policy', policyOf(mediaTypeOf(key)));
      reply.header('cross-origin-resource-policy', 'cross-origin');
      // Files that people uploaded are embedded by the portal's pages or downloaded. No browser renders them when
      // they are opened directly.
      const disposition = isPersonal(key) || isExport(key) ? 'attachment' : 'inline';
      if (name !== undefined) reply.header('content-disposition', contentDisposition(disposition, name));
      else if (disposition === 'attachment') reply.header('content-disposition', disposition);
      return sendStored(platform, { key, maxAge: secondsLeft(expires, platform.clock.now()) }, request, reply);
    },
  });
}

/**
 * Returns the content security policy. An SVG that is opened directly is a document and must not run anything. PDF,
 * audio and video use the browser's own viewer, which a sandbox would block.
 */
function policyOf(mediaType: string): string {
  const hasViewer = mediaType === 'application/pdf' || /^(?:audio|video)\//.test(mediaType);
  return hasViewer
    ? "default-src 'none'; media-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"
    : "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";
}

function secondsLeft(expires: string, now: Date): number {
  return Math.max(0, Number(expires) - Math.floor(now.getTime() / 1000));
}

async function sendStored(
  platform: Platform,
  { key, maxAge }: { key: string; maxAge: number },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { files } = platform.storage;
  const size = await files.size(key);
  if (size === null) return sendRefusal(reply, notFound('Arquivo não encontrado.'));
  const answer = readRange(request.headers.range, size);
  if (answer.kind === 'impossible') {
    reply.header('content-range', `bytes */${size}`);
    return sendRefusal(reply, refuse('media.impossible-range', 416, 'O arquivo não tem este trecho.'));
  }
  reply.header('accept-ranges', 'bytes').type(mediaTypeOf(key));
  // Only successful replies are immutable.
  reply.header('cache-control', isExport(key) ? 'no-store' : `private, max-age=${maxAge}, immutable`);
  if (answer.kind === 'part') {
    const { start, end } = answer.range;
    reply
      .code(206)
      .header('content-range', `bytes ${start}-${end}/${size}`)
      .header('content-length', end - start + 1);
  } else {
    reply.header('content-length', size);
  }
  if (request.method === 'HEAD') return reply.send();
  const body = await files.read(key, answer.kind === 'part' ? answer.range : undefined);
  if (!body) return sendRefusal(reply, notFound('Arquivo não encontrado.'));
  return reply.send(body);
}
