import pg from 'pg';

/** Statement as the finished API sent it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Statements that the platform sends for every request: transaction, tenant, session. The baseline omits them. */
const ofThePlatform =
  /^\s*(begin|commit|rollback|start transaction|set )|set_config|\bfrom "(apps|app_modules|tenant_modules|sessions|server_secrets)"/i;

/** Runs `work` and returns the domain statements that it sent to PostgreSQL, in order. */
export async function recordSql(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const prototype = pg.Client.prototype as unknown as { query(...args: unknown[]): unknown };
  const query = prototype.query;
  prototype.query = function recording(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args;
    const { text, values } =
      typeof first === 'string' ? { text: first, values: second } : (first as { text: string; values?: unknown });
    if (!ofThePlatform.test(text)) statements.push({ text, values: Array.isArray(values) ? values : [] });
    return query.apply(this, args);
  };
  try {
    await work();
    return statements;
  } finally {
    prototype.query = query;
  }
}
