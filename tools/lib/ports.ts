import { createServer } from 'node:net';

/** Returns whether no process listens on this local port. */
export function isPortFree(port: number, host = 'localhost'): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen({ port, host }, () => server.close(() => done(true)));
  });
}

/** Returns the port of the payment stand-in of a local portal: 10000 above its own, or below when there is none above. */
export function standInPortOf(port: number): number {
  return port + 10_000 <= 65_535 ? port + 10_000 : port - 10_000;
}

/** Returns a free port whose successor and whose stand-in's port are free too: the portal uses all three. */
export async function freePortPair(from = 20_000, to = 29_000): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = from + 2 * Math.floor((Math.random() * (to - from)) / 2);
    if ((await isPortFree(port)) && (await isPortFree(port + 1)) && (await isPortFree(standInPortOf(port))))
      return port;
  }
  throw new Error(`no two free ports between ${from} and ${to}`);
}
