/**
 * Baseline server with Fastify and pg only. `GET /0`, `/1`, … each run the statements of one call and return their
 * rows.
 */
import fastify from 'fastify';
import pg from 'pg';
import type { Statement } from './recorded-sql.ts';

const scripts = JSON.parse(process.env['BENCH_STATEMENTS'] ?? '[]') as Statement[][];
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: Number(process.env['DATABASE_POOL']) });
const app = fastify();

for (const [index, statements] of scripts.entries()) {
  app.get(`/${index}`, async () => {
    const answers: unknown[] = [];
    for (const { text, values } of statements) answers.push((await pool.query(text, [...values])).rows);
    return answers;
  });
}

await app.listen({ host: 'localhost', port: Number(process.env['PORT']) });
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
