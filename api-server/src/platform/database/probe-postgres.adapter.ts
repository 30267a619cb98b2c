import { connect } from 'node:net';
import pg from 'pg';

/** The message by which a client asks whether the server speaks TLS. Every server answers it before any login. */
const tlsRequest = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/**
 * Returns a probe of a PostgreSQL server or pooler: whether it answers on a connection of its own. The probe takes none
 * of the connections that the server counts, and writes no line in its log.
 */
export function postgresProbe(connectionString: string, patience: number): () => Promise<boolean> {
  const { host, port } = new pg.Client({ connectionString });
  const address = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  return () =>
    new Promise((done) => {
      const socket = connect(address, () => socket.write(tlsRequest));
      const end = (isAlive: boolean) => {
        socket.destroy();
        done(isAlive);
      };
      socket.setTimeout(patience * 2, () => end(false));
      socket.once('data', () => end(true));
      socket.once('error', () => end(false));
      socket.once('close', () => end(false));
    });
}
