import pg from 'pg';

/** Creates an empty database on this server and returns its address. */
export async function freshDatabase(server: string, database = 'azulejo_bench'): Promise<string> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`drop database if exists ${database} with (force)`);
  await admin.query(`create database ${database}`);
  await admin.end();
  return databaseNamed(server, database);
}

/** Returns the address of another database on this server. */
export function databaseNamed(server: string, database: string): string {
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.href;
}
