import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Smaller replies fit a packet or two as they are; bytes. */
const WORTH_IT_FROM = 1024;

/** Brotli at this level takes a millisecond for 80 KB of JSON, as gzip does, and leaves a little less of it. */
const QUALITY = 4;

/**
 * What is made for a request goes out packed: a home of 20 KB takes a tenth of a second on a phone's line. Files of remotes were packed when they
 * were published, those under `/media` go out as they are, and what people send is never unpacked. Who listens on the line learns nothing from how
 * long a reply is: nobody else's page can make a browser ask with the token that a session is (it is no cookie).
 */
export async function compressReplies(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    threshold: WORTH_IT_FROM,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  });
}
