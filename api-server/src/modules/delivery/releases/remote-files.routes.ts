import type { FastifyInstance } from 'fastify';
import { notFound, refuse } from '../../../platform/errors.ts';
import { sendRefusal } from '../../../platform/http/error-handler.plugin.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mediaTypeOf } from '../../../platform/storage/media-type.rules.ts';
import { isRecorded } from './release-files.service.ts';
import { releaseKey } from './release-record.schema.ts';

interface RemoteFile {
  Params: { remote: string; version: string; '*': string };
}

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

/** Serves the files of published remotes. A version never changes, so browsers cache them permanently. */
export function serveRemotes(app: FastifyInstance, platform: Platform): void {
  const { storage } = platform;
  app.get<RemoteFile>('/_remotes/:remote/:version/*', async (request, reply) => {
    const { remote, version, '*': name } = request.params;
    if (!isPlain(`${remote}/${version}/${name}`)) return sendRefusal(reply, notFound('Arquivo não encontrado.'));
    const key = releaseKey({ remote, version }, name);
    const accepted = String(request.headers['accept-encoding'] ?? '');
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('vary', 'accept-encoding')
      .type(mediaTypeOf(name));
    for (const { name: encoding, suffix } of encodings) {
      if (!accepted.includes(encoding)) continue;
      const body = await storage.files.read(key + suffix);
      if (body) return reply.header('content-encoding', encoding).send(body);
    }
    const body = await storage.files.read(key);
    if (body) return reply.send(body);
    reply.header('cache-control', 'no-store');
    if (!(await isRecorded(platform, { remote, version }, name)))
      return sendRefusal(reply, notFound('Arquivo não encontrado.'));
    request.log.error({ remote, version, file: name }, 'a file of a published release is lost: publish it again');
    return sendRefusal(reply, refuse('delivery.file-lost', 410, 'Este arquivo da versão publicada se perdeu.'));
  });
}

/**
 * Returns true for a relative path without `..`: other folders of the storage contain files that need a signed link.
 */
function isPlain(path: string): boolean {
  return path.split('/').every((part) => /^[\w@-][\w.@+-]*$/.test(part));
}
