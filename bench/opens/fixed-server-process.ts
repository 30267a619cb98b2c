/** Baseline server with Fastify only: `GET /0`, `/1`, … each send one recorded reply. */
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import type { RecordedReply } from './record-open.ts';

const replies = JSON.parse(readFileSync(process.env['BENCH_REPLIES'] ?? '', 'utf8')) as RecordedReply[];
const app = fastify();

for (const [index, { type, body }] of replies.entries())
  app.get(`/${index}`, async (_, reply) => reply.type(type).send(body));

await app.listen({ host: 'localhost', port: Number(process.env['PORT']) });
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
