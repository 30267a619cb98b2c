import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Minimum reply size for compression, in bytes. Smaller replies fit one or two packets anyway. */
const WORTH_IT_FROM = 1024;

/**
 * Brotli quality. At this level it takes a millisecond for 80 KB of JSON, as gzip does, and compresses slightly
 * better.
 */
const QUALITY = 4;

/**
 * Compresses replies that are made for a request: a home of 20 KB takes a tenth of a second on a phone connection.
 * Files of remotes were compressed when they were published, files under `/media` are sent as they are, and request
 * bodies are never decompressed. An eavesdropper learns nothing from the length of a reply: no other site can make a
 * browser send the session token, since it is no cookie.
 */
export async function compressReplies(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    threshold: WORTH_IT_FROM,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  });
}
