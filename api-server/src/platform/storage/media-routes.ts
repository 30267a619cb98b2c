import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, refuse } from '../errors.ts';
import { sendRefusal } from '../http/error-handler.ts';
import type { Platform } from '../platform.ts';
import { readRange } from './byte-range.rules.ts';
import { mediaTypeOf } from './media-type.rules.ts';
import { isPersonal } from './personal-key.rules.ts';

/** Serves stored files under signed links, whole or by range, so that players can seek. */
export function serveMedia(app: FastifyInstance, platform: Platform): void {
  app.get<{ Params: { '*': string }; Querystring: { e?: string; s?: string } }>('/media/*', async (request, reply) => {
    const key = request.params['*'];
    const { e: expires = '', s: signature = '' } = request.query;
    if (!platform.storage.isGoodLink(key, expires, signature, platform.clock.now())) {
      return sendRefusal(reply, refuse('media.link-over', 403, 'Este endereço expirou. Recarregue a página.'));
    }
    // An SVG opened by itself is a document: it must not be able to do anything there.
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    reply.header('cross-origin-resource-policy', 'cross-origin');
    // What people have sent is embedded by the portal's own pages or taken along; opened by itself it is shown by no browser.
    if (isPersonal(key)) reply.header('content-disposition', 'attachment');
    return sendStored(platform, { key, maxAge: secondsLeft(expires, platform.clock.now()) }, request, reply);
  });
}

function secondsLeft(expires: string, now: Date): number {
  return Math.max(0, Number(expires) - Math.floor(now.getTime() / 1000));
}

async function sendStored(platform: Platform, { key, maxAge }: { key: string; maxAge: number }, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { files } = platform.storage;
  const size = await files.size(key);
  if (size === null) return sendRefusal(reply, notFound('Arquivo não encontrado.'));
  const answer = readRange(request.headers.range, size);
  if (answer.kind === 'impossible') {
    reply.header('content-range', `bytes */${size}`);
    return sendRefusal(reply, refuse('media.impossible-range', 416, 'O arquivo não tem este trecho.'));
  }
  reply.header('accept-ranges', 'bytes').type(mediaTypeOf(key));
  // Only what is there stays as it is.
  reply.header('cache-control', `private, max-age=${maxAge}, immutable`);
  if (answer.kind === 'part') {
    const { start, end } = answer.range;
    reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`).header('content-length', end - start + 1);
  } else {
    reply.header('content-length', size);
  }
  if (request.method === 'HEAD') return reply.send();
  const body = await files.read(key, answer.kind === 'part' ? answer.range : undefined);
  if (!body) return sendRefusal(reply, notFound('Arquivo não encontrado.'));
  return reply.send(body);
}
