import pg from 'pg';
import { callLimits } from '../../api-server/src/platform/database/database-limits.rules.ts';
import { tenantStart } from '../../api-server/src/platform/database/transaction-start.rules.ts';
import type { Platform } from '../../api-server/src/platform/platform.ts';

/** A read of a call, as the database ran it alone. */
interface Explained {
  readonly sql: string;
  readonly ms: number;
  /** Pages of 8 KB that it touched, in memory or not. */
  readonly pages: number;
  readonly plan: string;
}

interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Runs a call and returns its reads, slowest first, each explained with ANALYZE as the tenant's role. */
export async function explainCall(
  { database }: Platform,
  databaseUrl: string,
  idApp: number,
  call: () => Promise<unknown>,
): Promise<Explained[]> {
  const queries: Query[] = [];
  database.observeQueries((event) => {
    if (event.level === 'query') queries.push({ sql: event.query.sql, parameters: event.query.parameters });
  });
  try {
    await call();
  } finally {
    database.observeQueries(undefined);
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const explained: Explained[] = [];
    for (const { sql, parameters } of queries.filter(isPlainRead)) {
      await client.query(`begin; ${tenantStart(idApp, callLimits)}`);
      // A read of the server's own tables, which the tenant's role may not see, is left out.
      const { rows } = await client
        .query<{ 'QUERY PLAN': string }>({ text: `explain (analyze, buffers) ${sql}`, values: [...parameters] })
        .catch(() => ({ rows: [] }));
      await client.query('rollback');
      if (rows.length === 0) continue;
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      explained.push({ sql, ms: timeOf(plan), pages: pagesOf(plan), plan });
    }
    return explained.toSorted((one, other) => other.ms - one.ms);
  } finally {
    await client.end();
  }
}

const isPlainRead = ({ sql }: Query): boolean =>
  /^(select|with) /.test(sql) && !/set_config|pg_advisory|for (update|share)/.test(sql);

const timeOf = (plan: string): number => Number(/Execution Time: ([\d.]+) ms/.exec(plan)?.[1] ?? NaN);

/** The first line of buffers is that of the whole statement. */
function pagesOf(plan: string): number {
  const line = /Buffers: shared (.*)/.exec(plan)?.[1] ?? '';
  return [...line.matchAll(/(?:hit|read)=(\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
}
