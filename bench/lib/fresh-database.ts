import pg from 'pg';

const database = 'azulejo_bench';

/** Creates an empty database on this server and returns its address. */
export async function freshDatabase(server: string): Promise<string> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`drop database if exists ${database} with (force)`);
  await admin.query(`create database ${database}`);
  await admin.end();
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.href;
}
